/** A WebSocket whose other end is the test. */

/** What was opened so far, the latest last. */
export const sockets: FakeSocket[] = [];

/** Looks like a WebSocket to whoever opens it. */
export class FakeSocket {
  static readonly OPEN = 1;
  readonly url: string;
  readonly protocols: readonly string[];
  readonly sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;

  constructor(url: string, protocols: readonly string[] = []) {
    this.url = url;
    this.protocols = protocols;
    sockets.push(this);
  }

  get query(): URLSearchParams {
    return new URL(this.url).searchParams;
  }

  send(text: string): void {
    if (this.isClosed) throw new Error("closed");
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server says something. */
  tell(...told: object[]): void {
    for (const one of told) this.onmessage?.({ data: JSON.stringify(one) });
  }

  /** The line breaks, or the server ends it. */
  end(code: number): void {
    this.isClosed = true;
    this.onclose?.({ code });
  }
}

/** The latest one. */
export function socket(): FakeSocket {
  const last = sockets.at(-1);
  if (!last) throw new Error("nobody has connected");
  return last;
}
