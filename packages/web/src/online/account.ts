/** The account of this browser on the server: none yet, a guest's, or one with a password. */
import type { Language } from '@taisen/kernel';
import type { Me, SignInWays, TokenList } from '@taisen/protocol';
import { leaveDecks, syncDecks } from '../decks/sync.ts';
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
  await syncDecks();
}

export async function signIn(credentials: Credentials): Promise<void> {
  await ask('/api/auth/sign-in/username', credentials);
  forgetWho();
  await syncDecks();
}

/** The decks of the account leave this device; those of a guest stay. */
export async function signOut(): Promise<void> {
  await leaveDecks();
  await ask('/api/auth/sign-out', {});
  forgetWho();
}

export async function signOutEverywhere(): Promise<void> {
  await leaveDecks();
  await ask('/api/auth/revoke-sessions', {});
  forgetWho();
}

/** Other devices are signed out. */
export const changePassword = (currentPassword: string, newPassword: string): Promise<unknown> =>
  ask('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true });

export async function deleteAccount(confirm: string, password: string): Promise<void> {
  await ask('/api/me/delete', { confirm, ...(password === '' ? {} : { password }) });
  forgetWho();
}

export const tokensOf = async (): Promise<TokenList['tokens']> => (await ask<TokenList>('/api/me/tokens')).tokens;
/** `days`: null for a token that lasts until it is revoked. */
export const createToken = (
  name: string,
  scope: 'read' | 'play',
  days: number | null,
): Promise<{ readonly token: string }> => ask('/api/me/tokens', { name, scope, days });
export const revokeToken = (id: string): Promise<unknown> =>
  ask(`/api/me/tokens/${encodeURIComponent(id)}`, undefined, 'DELETE');

export const signInWays = (): Promise<SignInWays> => ask('/api/sign-in-ways');
/** Sends a link to the address, which belongs to the account once it is opened. */
export const sendEmail = (email: string, language: Language): Promise<unknown> =>
  ask('/api/me/email', { email }, undefined, language);
export const removeEmail = (): Promise<unknown> => ask('/api/me/email', undefined, 'DELETE');
export const confirmEmail = (token: string): Promise<{ readonly email: string }> =>
  ask('/api/email/confirm', { token });
/** Sends a link to choose a new password, if an account has that address. */
export const forgotPassword = (email: string, language: Language): Promise<unknown> =>
  ask('/api/auth/request-password-reset', { email }, undefined, language);
export const resetPassword = (token: string, newPassword: string): Promise<unknown> =>
  ask('/api/auth/reset-password', { token, newPassword });

/** Goes to the provider, which returns to the account. */
export async function signInByProvider(): Promise<void> {
  const back = { callbackURL: '/account?signed=in', errorCallbackURL: '/account?signed=not' };
  const { url } = await ask<{ readonly url: string }>('/api/auth/sign-in/social', { provider: 'oidc', ...back });
  location.assign(url);
}

/** The provider has returned. */
export async function signedIn(): Promise<void> {
  forgetWho();
  await syncDecks();
}
