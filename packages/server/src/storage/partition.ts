/**
 * In which partition of the database a table is. Tables, seats and entries are partitioned by PostgreSQL's own hash of the
 * table's id, so that rows of one table stay together. The server computes it, too: what it writes for several tables at
 * once it writes in one statement a partition.
 */

/** A power of two. Each partition can be split later: one with the remainder r becomes two with r and r + PARTITIONS. */
export const PARTITIONS = 4;

/** PostgreSQL's HASH_PARTITION_SEED, and the constant with which it combines the hashes of several columns. */
const SEED_HIGH = 0x7a5b2236;
const SEED_LOW = 0x7996dcfd;
const COMBINED = 0x15e5a8e3;

const encoder = new TextEncoder();

/** The remainder of the partition. Of the hash of 64 bits only the lowest matter, because PARTITIONS is a power of two. */
export const partitionOf = (id: string): number => (lowHash(encoder.encode(id)) + COMBINED) & (PARTITIONS - 1);

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** The lower half of PostgreSQL's hash_bytes_extended, which is Jenkins' lookup3. */
function lowHash(bytes: Uint8Array): number {
  let a = (0x9e3779b9 + bytes.length + 3923095) | 0;
  let b = a;
  let c = a;
  a = (a + SEED_HIGH) | 0;
  b = (b + SEED_LOW) | 0;
  const mix = () => {
    a = ((a - c) ^ rotate(c, 4)) | 0;
    c = (c + b) | 0;
    b = ((b - a) ^ rotate(a, 6)) | 0;
    a = (a + c) | 0;
    c = ((c - b) ^ rotate(b, 8)) | 0;
    b = (b + a) | 0;
    a = ((a - c) ^ rotate(c, 16)) | 0;
    c = (c + b) | 0;
    b = ((b - a) ^ rotate(a, 19)) | 0;
    a = (a + c) | 0;
    c = ((c - b) ^ rotate(b, 4)) | 0;
    b = (b + a) | 0;
  };
  mix();
  const byte = (i: number) => bytes[i] ?? 0;
  const word = (i: number) => byte(i) | (byte(i + 1) << 8) | (byte(i + 2) << 16) | (byte(i + 3) << 24);
  let at = 0;
  for (; bytes.length - at >= 12; at += 12) {
    a = (a + word(at)) | 0;
    b = (b + word(at + 4)) | 0;
    c = (c + word(at + 8)) | 0;
    mix();
  }
  a = (a + word(at)) | 0;
  b = (b + word(at + 4)) | 0;
  // Its lowest byte is reserved for the length.
  c = (c + (word(at + 8) << 8)) | 0;
  const final = (x: number, y: number, by: number) => ((x ^ y) - rotate(y, by)) | 0;
  c = final(c, b, 14);
  a = final(a, c, 11);
  b = final(b, a, 25);
  c = final(c, b, 16);
  a = final(a, c, 4);
  b = final(b, a, 14);
  return final(c, b, 24);
}
