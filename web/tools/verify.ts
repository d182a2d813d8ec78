/**
 * The browser's verifier at the command line: node web/tools/verify.ts [--key HEX] [FILE…]
 *
 * One record a line, from the files or standard input (`-`); one answer a line, in the same order.
 * The exit status is 0 when every game was proven, 1 when any was not, 2 when called wrongly or when
 * a file cannot be read.
 */

import { createReadStream } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Answer, answerText, verifyText } from "../src/fair/index.ts";

/** How many records are looked into at a time: their hashes are made while others are read. */
const AT_ONCE = 64;
const NEWLINE = 0x0a;
const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const USAGE = "usage: node web/tools/verify.ts [--key HEX] [FILE…]";

process.stdout.on("error", () => process.exit(2)); // whoever read the answers has gone
process.exitCode = await main();

async function main(): Promise<number> {
  const given = readArguments();
  if (given === null) return complain(USAGE);
  let proven = true;
  for (const name of given.files) {
    const input = name === "-" ? process.stdin : createReadStream(name);
    try {
      proven = (await answerAll(input, given.key)) && proven;
    } catch (error) {
      if (!(error instanceof Error && "syscall" in error)) throw error;
      return complain(`cannot read ${name}`);
    }
  }
  return proven ? 0 : 1;
}

function complain(what: string): number {
  process.stderr.write(`${what}\n`);
  return 2;
}

function readArguments(): { key: string | null; files: string[] } | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { key: { type: "string" } },
    });
    return { key: values.key ?? null, files: positionals.length > 0 ? positionals : ["-"] };
  } catch {
    return null;
  }
}

/** Write an answer for every line; whether all were proven. */
async function answerAll(input: AsyncIterable<Buffer>, key: string | null): Promise<boolean> {
  let proven = true;
  let written: Promise<void> = Promise.resolve();
  const waiting: Promise<void>[] = [];
  const write = (answer: Answer) => {
    proven &&= answer.ok;
    process.stdout.write(`${answerText(answer)}\n`);
  };
  for await (const line of linesOf(input)) {
    written = Promise.all([verifyText(decoded(line), key), written]).then(([answer]) =>
      write(answer),
    );
    waiting.push(written);
    if (waiting.length >= AT_ONCE) await waiting.shift();
  }
  await written;
  return proven;
}

/** The text of a line; bytes that are no UTF-8 give the empty text, which is no record either. */
function decoded(line: Buffer): string {
  try {
    return UTF8.decode(line);
  } catch {
    return "";
  }
}

async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of input) {
    let at = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, at)) {
      yield Buffer.concat([...begun, chunk.subarray(at, end)]);
      begun = [];
      at = end + 1;
    }
    if (at < chunk.length) begun.push(chunk.subarray(at));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
