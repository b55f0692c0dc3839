/** Validates and compares email addresses (section 5, C6.2) */
import * as words from './words/en.ts';

export const INVALID_EMAIL = words.validEmail;

const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL = /^(?=.*\P{N}).{2,}$/u;

/** No quoted local parts or address literals. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || local.length > 64 || labels.length < 2 || !LOCAL_PART.test(local)) return false;
  return labels.every((label) => DOMAIN_LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}

export function emailError(text: string): string | null {
  return isEmail(text) ? null : INVALID_EMAIL;
}

/** Case-insensitive (C6.2). */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}
