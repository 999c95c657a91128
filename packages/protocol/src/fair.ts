/**
 * Shuffles that no party can control (docs/decisions/0040). The server draws a secret and publishes its hash before anyone
 * sits down; each seat draws a nonce and publishes its hash when it sits down, and the nonce itself once both hashes are
 * published; the seed is computed from all three. After the match the server publishes the secret, so that everyone with
 * the replay can compute the seed. WebCrypto's hashes are not used: browsers have them only on https and
 * localhost, and matches in a home network must be verifiable, too.
 */
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { BadInput } from '@taisen/kernel';

/** 256 bits as hex: secrets, hashes, nonces, seeds. */
export const HEX_256 = /^[0-9a-f]{64}$/;

export async function sha256(text: string): Promise<string> {
  return Array.from(digest(new TextEncoder().encode(text)), hex).join('');
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A secret of the server or a nonce of a seat; shorter ones are ids. Also works on pages without https. */
export const randomHex = (bytes = 32): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), hex).join('');

/** SHA-256 as hex. The server passes a faster one than `sha256`. */
export type Hash = (text: string) => string | Promise<string>;

/** What the server publishes of its secret, and a seat of its nonce, before the others send theirs. */
export const commitmentTo = async (secret: string, hash: Hash = sha256): Promise<string> => hash(secret);

/** The seed of a match. Every part but the last has a fixed length, so different parts never give the same text. */
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
