/** Spellings of the reporter's telephone number (C5.2) */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

export function phoneRegion(country: string | null): CountryCode | undefined {
  const code = country?.trim().toUpperCase() ?? '';
  return isSupportedCountry(code) ? code : undefined;
}

/** Longest first; empty if unset. */
export function spellingsOfPhone(telephone: string | null, country: string | null): string[] {
  const written = telephone?.trim() ?? '';
  const digits = written.replace(/\D/g, '');
  if (digits.length < 4) return [];
  const parsed = parsePhoneNumberFromString(written, phoneRegion(country));
  const national = String(parsed?.nationalNumber ?? digits.replace(/^0+/, ''));
  const code = String(parsed?.countryCallingCode ?? '');
  const ways = [`00${code}${national}`, `${code}0${national}`, `${code}${national}`, `0${national}`, national, digits];
  return [...new Set(ways)].filter((way) => way.length >= 4);
}

/** The last six to eight digits, as locals write it. */
export function localPartsOfPhone(telephone: string | null): string[] {
  const digits = (telephone ?? '').replace(/\D/g, '');
  return [8, 7, 6].filter((length) => digits.length > length).map((length) => digits.slice(-length));
}
