import { createHash } from 'node:crypto';

/** Synchronous: WebCrypto would use another thread for each hash. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
