/** The account of this browser on the server: none yet, a guest's, or one with a password. */
import type { Me } from '@taisen/protocol';
import { ask, forgetWho } from './api.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Null for a browser that has not played online yet. */
export async function whoAmI(): Promise<Me | null> {
  return (await ask('/api/auth/get-session')) === null ? null : ask<Me>('/api/me');
}

export const rename = (name: string): Promise<unknown> => ask('/api/me/name', { name });

/** Gives a guest's account a name and a password. Makes a guest's account first if there is none. */
export async function keepAccount(credentials: Credentials): Promise<void> {
  if ((await ask('/api/auth/get-session')) === null) await ask('/api/auth/sign-in/anonymous', {});
  await ask('/api/me/keep', credentials);
  forgetWho();
}

export async function signIn(credentials: Credentials): Promise<void> {
  await ask('/api/auth/sign-in/username', credentials);
  forgetWho();
}

export async function signOut(): Promise<void> {
  await ask('/api/auth/sign-out', {});
  forgetWho();
}
