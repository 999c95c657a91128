/** Passkeys: nothing to remember and nothing to steal. What speaks to the browser is fetched when one is used. */

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

/** Not in old browsers, and in none on a page without encryption. */
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
    throw isRefusal(error) ? new UnknownPasskey('the server does not know this passkey') : error;
  }
  forgetWho();
}

/** The browser knows it, the server does not: it was removed from the account. */
class UnknownPasskey extends Error {
  override readonly name = 'UnknownPasskey';
}

/** By what the browser calls it. Who declines and who waits too long look the same, so that nobody learns more. */
const TROUBLES: Readonly<Record<string, Words>> = {
  NotAllowedError: PASSKEYS.declined,
  AbortError: PASSKEYS.declined,
  InvalidStateError: PASSKEYS.already,
  SecurityError: PASSKEYS.notHere,
  NotSupportedError: PASSKEYS.unsupported,
  UnknownPasskey: PASSKEYS.unknown,
};

/** What to say of a trouble; undefined where it has nothing to do with passkeys. */
export const passkeyTrouble = (trouble: unknown): Words | undefined =>
  trouble instanceof Error ? TROUBLES[trouble.name] : undefined;
