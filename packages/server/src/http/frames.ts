/**
 * What nearly always comes over a WebSocket: one short text in one piece. It is read here, in a fraction of the time
 * that the library takes; whatever else comes is the library's, and so is all that follows where it is not clear that
 * the next frame begins with the next piece.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** RFC 6455, 5.2: the first byte of a whole text, a ping and a pong; in the second, the mask's bit. */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
/** A length that says itself; longer ones have bytes of their own. */
const SHORT = 126;
/** Two bytes and the mask. */
const HEAD = 6;

/** Puts `hear` before the library; it hears a text as the library's listeners would. */
export function readShort(socket: WebSocket, raw: Duplex, hear: (text: string) => void): void {
  const library = raw.listeners('data').at(-1) as (chunk: Buffer) => void;
  raw.removeListener('data', library);
  const onData = (chunk: Buffer): void => {
    const text = socket.readyState === socket.OPEN ? shortText(chunk) : null;
    if (text !== null) return hear(text);
    if (!isWholePing(chunk)) {
      raw.removeListener('data', onData);
      raw.on('data', library);
    }
    library.call(raw, chunk);
  };
  raw.on('data', onData);
}

const isWholeShort = (chunk: Buffer): boolean => {
  const second = chunk[1] as number;
  return second >= MASKED && second < MASKED + SHORT && chunk.length === HEAD + second - MASKED;
};

/** What follows one begins with the next piece, too. */
const isWholePing = (chunk: Buffer): boolean => (chunk[0] === PING || chunk[0] === PONG) && isWholeShort(chunk);

/** The text, if this is one whole frame of ASCII: whether other bytes are a text is for the library to say. */
function shortText(chunk: Buffer): string | null {
  if (chunk[0] !== TEXT || !isWholeShort(chunk)) return null;
  let all = 0;
  for (let i = HEAD; i < chunk.length; i++) all |= (chunk[i] as number) ^ (chunk[2 + ((i - HEAD) & 3)] as number);
  if (all >= 0x80) return null;
  for (let i = HEAD; i < chunk.length; i++) chunk[i] = (chunk[i] as number) ^ (chunk[2 + ((i - HEAD) & 3)] as number);
  return chunk.toString('latin1', HEAD, chunk.length);
}
