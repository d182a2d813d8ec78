/** The verifier: whether a finished game was fair, from its record alone. */

export { type Answer, answerText, type Flaw, type TranscriptAnswer } from "./answer.ts";
export { firstByLot, type RollOff, rollOff } from "./chance.ts";
export { type Bytes, fromHex, toHex } from "./encoding.ts";
export { checkTranscript, verify, verifyText } from "./verify.ts";
