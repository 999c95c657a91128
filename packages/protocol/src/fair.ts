/**
 * Shuffles that nobody can bend. The server draws a secret and shows its fingerprint before anybody sits down; each
 * seat adds a number of its own; the seed comes from all of it. After the game the secret is shown, and whoever has
 * the replay can compute the same. Not by WebCrypto's hashes: browsers have them only on https and on localhost, and a
 * game in a home network is to be checked like any other.
 */
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { BadInput } from '@taisen/kernel';

/** 256 bits as hex: secrets, fingerprints, seeds. */
export const HEX_256 = /^[0-9a-f]{64}$/;

export async function sha256(text: string): Promise<string> {
  return Array.from(digest(new TextEncoder().encode(text)), hex).join('');
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A secret of the server, or what a seat adds; shorter ones are names. Works wherever a page was fetched from. */
export const randomHex = (bytes = 32): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), hex).join('');

/** What makes a fingerprint as hex; a server has a faster one than browsers do. */
export type Hash = (text: string) => string | Promise<string>;

/** What the server shows before the seats add theirs. */
export const commitmentTo = async (secret: string, hash: Hash = sha256): Promise<string> => hash(secret);

/** The seed of a match. Every part but the last has a fixed length, so no two sets of parts read the same. */
export function seedFrom(
  secret: string,
  nonces: readonly [string, string],
  table: string,
  hash: Hash = sha256,
): Promise<string> {
  for (const part of [secret, ...nonces])
    if (!HEX_256.test(part)) throw new BadInput('secrets and nonces are 64 digits of lower-case hex');
  return Promise.resolve(hash(`${secret}${nonces[0]}${nonces[1]}${table}`));
}
