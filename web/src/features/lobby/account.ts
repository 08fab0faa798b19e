import { RefusedError } from '../../door/wasm';
import type { phrases } from '../../base/i18n/phrases';
import type { WordKey } from '../../base/i18n/words.svelte';
import type { Credentials, PasswordWish } from '../../door/server/protocol';
import { isTooLong } from '../../match/setup';
import { onlineReason } from './reason';

/** Where in the form something is wrong. */
export type AccountField = 'account' | 'password' | 'form';

export interface FieldTrouble {
  field: AccountField;
  text: () => string;
}

/** What is wrong with a name before anybody is asked; null if nothing is. */
export function nameTrouble(name: string): WordKey | null {
  if (name.trim() === '') return 'me.nameMissing';
  return isTooLong(name) ? 'new.nameTooLong' : null;
}

/** The first field to mend, and why; null where the server may be asked. */
export function credentialsTrouble({ account, password }: Credentials): { field: AccountField; key: WordKey } | null {
  const key = nameTrouble(account);
  if (key) return { field: 'account', key };
  return password === '' ? { field: 'password', key: 'account.passwordMissing' } : null;
}

/** The refusals of the server that are about one field. */
const fields: ReadonlyMap<string, AccountField> = new Map<keyof typeof phrases, AccountField>([
  ['identity.password-length', 'password'],
  ['server.wrong-password', 'password'],
  ['identity.account-character', 'account'],
  ['identity.account-length', 'account'],
  ['identity.blank', 'account'],
  ['identity.nickname-length', 'account'],
  ['identity.unseen', 'account'],
  ['server.has-account', 'account'],
  ['server.name-taken', 'account'],
  ['server.no-account', 'account'],
]);

/** Which field a refusal of the server is about. */
export function fieldOf(key: string): AccountField {
  return fields.get(key) ?? 'form';
}

/** What to show where, after the server was asked. */
export function troubleOf(error: unknown): FieldTrouble {
  const field = error instanceof RefusedError ? fieldOf(error.refusal.key) : 'form';
  return { field, text: () => onlineReason(error) };
}

export interface PasswordTrouble {
  field: 'password' | 'newPassword' | 'form';
  text: () => string;
}

/** The first password that is missing; null where the server may be asked. */
export function passwordTrouble(wish: PasswordWish): 'password' | 'newPassword' | null {
  if (wish.password === '') return 'password';
  return wish.newPassword === '' ? 'newPassword' : null;
}

/** What to show where, after the server was asked for a new password. */
export function passwordTroubleOf(error: unknown): PasswordTrouble {
  const key = error instanceof RefusedError ? error.refusal.key : '';
  const field = key === 'server.wrong-password' ? 'password' : fieldOf(key) === 'password' ? 'newPassword' : 'form';
  return { field, text: () => onlineReason(error) };
}
