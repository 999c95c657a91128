import { createHash } from 'node:crypto';
import type { Hash } from '@taisen/protocol';

/** Synchronous: WebCrypto would use another thread for each hash. */
export const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');
