/** One end of a line between two threads; or between two parts of one, in tests. */
export interface Port {
  postMessage(piece: unknown): void;
  on(event: 'message', hear: (piece: unknown) => void): unknown;
}

/** Words, and texts: a number is a guest, and what comes after it is a text of theirs. */
type Piece<Word> = (Word | number | string)[];

export interface Listening<Word> {
  readonly word: (word: Word) => void;
  readonly text: (guest: number, text: string) => void;
  /** A piece has been heard to its end. */
  readonly over?: () => void;
}

/** So many words and texts go at once, so that the other thread need not wait for the end of a long turn. */
const MOST = 128;

/**
 * Where a thread says things to another one, which hears them in the same order. What is said in a turn of the loop
 * goes in one piece: to wake a thread costs more than what most of them say.
 */
export class Hatch<Said extends object, Heard extends object> {
  private readonly port: Port;
  private piece: Piece<Said> = [];

  constructor(port: Port, listening: Listening<Heard>) {
    this.port = port;
    const { word, text, over } = listening;
    port.on('message', (heard) => {
      const piece = heard as Piece<Heard>;
      for (let i = 0; i < piece.length; i++) {
        const part = piece[i] as Heard | number;
        if (typeof part === 'number') text(part, piece[++i] as string);
        else word(part);
      }
      over?.();
    });
  }

  say(word: Said): void {
    this.soon();
    this.piece.push(word);
  }

  text(guest: number, text: string): void {
    this.soon();
    if (this.piece.push(guest, text) >= MOST) this.send();
  }

  private soon(): void {
    if (this.piece.length === 0) setImmediate(() => this.send());
  }

  private send(): void {
    if (this.piece.length === 0) return;
    const { piece } = this;
    this.piece = [];
    this.port.postMessage(piece);
  }
}

/** What was thrown, as it can be sent: what hangs on it (a cause, say) may be something that no thread can give away. */
export function sendable(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(String(thrown));
  const { name, message, stack } = thrown;
  return Object.assign(new Error(message), { name, stack });
}
