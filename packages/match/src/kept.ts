/**
 * The last texts of a feed, for somebody who was away for a moment, as bytes in a ring. As strings they would be half
 * of what a decision leaves behind, and whoever collects garbage would copy each of them twice.
 */

/** Room for a dozen steps of the game with the longest, and for twenty of others. */
const ROOM = 16_384;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** One text, on its way into a ring or out of it. */
const scratch = new Uint8Array(ROOM);

export class Kept {
  private readonly ring = new Uint8Array(ROOM);
  /** Where each text begins, oldest first, and where the last one ends, in bytes since the beginning of the feed. */
  private readonly begins: number[] = [];
  private end = 0;

  get count(): number {
    return this.begins.length;
  }

  push(text: string): void {
    const { ring, begins } = this;
    const { read, written } = encoder.encodeInto(text, scratch);
    if (read < text.length) {
      // What has no room is not kept, and without it nothing before it is of use.
      begins.length = 0;
      return;
    }
    const at = this.end % ROOM;
    const first = Math.min(written, ROOM - at);
    ring.set(scratch.subarray(0, first), at);
    if (first < written) ring.set(scratch.subarray(first, written), 0);
    begins.push(this.end);
    this.end += written;
    while ((begins[0] as number) < this.end - ROOM) begins.shift();
  }

  /** The last so many, oldest first. */
  last(count: number): string[] {
    const { begins, end } = this;
    return begins.slice(begins.length - count).map((begin, i, wanted) => this.between(begin, wanted[i + 1] ?? end));
  }

  private between(begin: number, end: number): string {
    const { ring } = this;
    for (let i = begin; i < end; i++) scratch[i - begin] = ring[i % ROOM] as number;
    return decoder.decode(scratch.subarray(0, end - begin));
  }
}
