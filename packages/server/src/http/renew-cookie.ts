/**
 * Session cookies that were signed with the secret before. They are signed again with the present one, so that a secret
 * can be changed without signing everybody out.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const NAME = /^(__Secure-)?taisen\.session_token$/;
const YEAR = 365 * 24 * 3600;

export interface Renewed {
  /** The whole Cookie header. */
  readonly header: string;
  /** The new cookie, for the browser. */
  readonly setCookie: string;
}

const signatureOf = (value: string, secret: string): string =>
  createHmac('sha256', secret).update(value).digest('base64');

function isSignedWith(secret: string, value: string, signature: string): boolean {
  const [expected, found] = [Buffer.from(signatureOf(value, secret)), Buffer.from(signature)];
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/** Null if no cookie in the header was signed with the secret before. */
export function renewCookie(header: string | undefined, secret: string, before: string | null): Renewed | null {
  if (header === undefined || before === null) return null;
  let setCookie: string | null = null;
  const cookies = header.split(/; */).map((cookie) => {
    const [name = '', ...rest] = cookie.split('=');
    const signed = NAME.test(name) ? decoded(rest.join('=')) : null;
    const dot = signed?.lastIndexOf('.') ?? -1;
    if (signed === null || dot < 0) return cookie;
    const value = signed.slice(0, dot);
    if (!isSignedWith(before, value, signed.slice(dot + 1))) return cookie;
    const renewed = `${name}=${encodeURIComponent(`${value}.${signatureOf(value, secret)}`)}`;
    const secure = name.startsWith('__Secure-') ? '; Secure' : '';
    setCookie = `${renewed}; Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax${secure}`;
    return renewed;
  });
  return setCookie === null ? null : { header: cookies.join('; '), setCookie };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
