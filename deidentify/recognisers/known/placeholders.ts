// What people write into a field to say nothing: "n/a", "unknown", "A member", "The CFI". It must not be looked for in
// the texts, where it would take ordinary words away (C5.3).

import { fold } from '../../reading/fold.ts';
import { ACRONYM, ARTICLE, CRAFT, GIVEN, lookUp, ORDINARY, ROLE, SURNAME } from '../../tables/lexicon.ts';

const NOTHING = new Set(
  `none na nil no unknown unkn unk anonymous anon nobody noone undisclosed confidential private withheld various several tbc tbd tba
  test see above same asabove notapplicable notknown notsure notgiven notstated notprovided unspecified missing empty xxx xx x
  keine keiner kein unbekannt anonym entfallt keineangabe ka inconnu inconnue anonyme aucun aucune neant onbekend anoniem geen nvt
  brak nieznany anonimowy anonimowo nie desconocido anonimo ninguno ninguna sconosciuto nessuno nessuna okand ukjent ukendt anonymt ingen
  tuntematon reporter yes refused dontknow`
    .trim()
    .split(/\s+/),
);
const MAILBOXES = new Set(
  `info mail email office admin contact safety club hello gliding post kontakt support team webmaster secretary cfi treasurer chairman
  enquiries noreply bureau secretariat accueil vorstand biuro secretaria segreteria styrelsen report reports home flying glider`
    .trim()
    .split(/\s+/),
);

const TYPE = /^(?:ask|asw|asg|ash|ls|dg|ka|szd|pw|js)$/;

function wordsOf(value: string): string[] {
  return [...value.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(([word]) => fold(word));
}

/** True for "n/a", "unknown", "none", "-" and their like in many languages. */
export function isPlaceholder(value: string): boolean {
  return NOTHING.has(wordsOf(value).join(''));
}

/** True where the name's field holds only roles and articles: "A member", "The CFI". */
export function isPlaceholderName(value: string): boolean {
  const words = wordsOf(value);
  if (isPlaceholder(value)) return true;
  const flags = words.map(lookUp);
  if (flags.some((flag) => flag & (GIVEN | SURNAME)) || !flags.some((flag) => flag & ROLE)) return false;
  return flags.every((flag) => (flag & (ROLE | ARTICLE | ACRONYM)) !== 0 || flag === ORDINARY);
}

/** True where the registration's field holds a type of aircraft: "ASK 21", "K13". */
export function isTypeName(value: string): boolean {
  const pieces = value.match(/\p{L}+|\p{N}+/gu)?.map(fold) ?? [];
  const [maker, number, ...rest] = pieces;
  if (maker === undefined || rest.length > 1 || /-/.test(value)) return false;
  return pieces.length > 1 && /^\d{1,3}$/.test(number ?? '') && ((lookUp(maker) & CRAFT) !== 0 || TYPE.test(maker));
}

/** True for the first part of an address that names a box and nobody: "info", "safety". */
export function isMailbox(local: string): boolean {
  return MAILBOXES.has(fold(local)) || isPlaceholder(local);
}
