import { createHash } from 'node:crypto';
import type { Hash } from '@taisen/protocol';

/** At once, where WebCrypto would ask another thread. */
export const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');
