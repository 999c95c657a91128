/** Passkeys. The library for them is loaded when one is used. */

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Words } from '@taisen/kernel';
import { PASSKEYS } from '../words/passkeys.ts';
import { ask, forgetWho, isRefusal } from './api.ts';

const AT = '/api/auth/passkey';

export interface Passkey {
  readonly id: string;
  readonly name?: string | null;
  readonly createdAt: string;
}

/** False in old browsers, and on pages without https. */
export const passkeysWork = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

export const passkeysOf = (): Promise<readonly Passkey[]> => ask(`${AT}/list-user-passkeys`);

export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>(`${AT}/generate-register-options`);
  await ask(`${AT}/verify-registration`, { response: await startRegistration({ optionsJSON }), name });
}

export const removePasskey = (id: string): Promise<unknown> => ask(`${AT}/delete-passkey`, { id });

export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>(`${AT}/generate-authenticate-options`);
  const response = await startAuthentication({ optionsJSON });
  try {
    await ask(`${AT}/verify-authentication`, { response });
  } catch (error) {
    throw isRefusal(error) ? new UnknownPasskey('this passkey is unknown to the server') : error;
  }
  forgetWho();
}

/** The browser has the passkey, but it was removed from the account. */
class UnknownPasskey extends Error {
  override readonly name = 'UnknownPasskey';
}

/** By the name of the browser's error. Browsers report declining and waiting too long alike, for privacy. */
const TEXTS: Readonly<Record<string, Words>> = {
  NotAllowedError: PASSKEYS.declined,
  AbortError: PASSKEYS.declined,
  InvalidStateError: PASSKEYS.already,
  SecurityError: PASSKEYS.notHere,
  NotSupportedError: PASSKEYS.unsupported,
  UnknownPasskey: PASSKEYS.unknown,
};

/** The text for an error; undefined if it is not about passkeys. */
export const passkeyTrouble = (error: unknown): Words | undefined =>
  error instanceof Error ? TEXTS[error.name] : undefined;
