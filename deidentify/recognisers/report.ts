/** What is known about a report, prepared once for the recognisers */
import type { DeidentifyInput, KnownIdentifiers } from '../request.ts';
import { lookUp } from '../tables/lexicon.ts';
import type { NameTagger } from '../tagger/tagger.ts';
import { type ClubIndex, indexClubs } from './clubs/club-index.ts';
import { splitExtension, withExtension } from './known/extension.ts';
import { type NameParts, splitName } from './known/name-parts.ts';
import { isMailbox, isPlaceholder, isPlaceholderName, isTypeName } from './known/placeholders.ts';
import { localPartsOfPhone, spellingsOfPhone } from './known/telephone.ts';
import { compactValue, type KnownValue } from './known/values.ts';

export type Report = {
  reporter: NameParts | undefined;
  userNames: NameParts | undefined;
  values: readonly KnownValue[];
  /** Registration and telephone: letters and digits only, or empty. */
  registration: string;
  /** As in the form. */
  writtenRegistration: string;
  phone: string;
  clubs: ClubIndex;
  listValues: ReadonlySet<string>;
  country: string | null;
  language: string | null;
  suggestsDatesAndTimes: boolean;
  tagger: NameTagger | undefined;
  /** For measuring. */
  withoutRule: string | undefined;
};

export function prepareReport(input: DeidentifyInput, withoutRule?: string): Report {
  const { known, country, language } = input;
  const { number, extension } = splitExtension(known.reporterTelephone);
  const phones = spellingsOfPhone(number, country);
  const parts = localPartsOfPhone(number);
  return {
    reporter: namePartsOf(known.reporterName),
    userNames: userNamesAsOneName(input.userNames),
    values: [
      ...knownValues(known),
      ...phones.map((compact) => phoneValue(compact, true)),
      ...parts.map((compact) => phoneValue(compact, false)),
      ...[...phones, ...parts]
        .flatMap((compact) => withExtension(compact, extension))
        .map((compact) => phoneValue(compact, false)),
    ],
    registration: identifyingValue(known.aircraftRegistration),
    writtenRegistration: known.aircraftRegistration ?? '',
    phone: phones.at(-1) ?? '',
    clubs: indexClubs(input.clubs),
    listValues: input.listValues,
    country,
    language,
    suggestsDatesAndTimes: input.suggestsDatesAndTimes ?? false,
    tagger: input.tagger,
    withoutRule,
  };
}

function namePartsOf(name: string | null): NameParts | undefined {
  return name?.trim() && !isPlaceholderName(name) ? splitName(name) : undefined;
}

/** Empty for values such as "unknown". */
function identifyingValue(value: string | null): string {
  const compact = compactValue(value ?? '');
  return lookUp(compact) !== 0 || isPlaceholder(value ?? '') || isTypeName(value ?? '') ? '' : compact;
}

function phoneValue(compact: string, anywhere: boolean): KnownValue {
  return { compact, kind: 'phone', reason: "The reporter's own phone number", anywhere };
}

function knownValues(known: KnownIdentifiers): KnownValue[] {
  const email = isPlaceholder(known.reporterEmail ?? '') ? '' : (known.reporterEmail ?? '');
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(0, at));
  const logins = [local, local.replace(/\+.*/, '')].filter(
    (login) => lookUp(compactValue(login)) === 0 && !isMailbox(login),
  );
  const spoken = `${local}@${email.slice(at + 1).replaceAll('.', ' dot ')}`;
  const own = "The reporter's own email address";
  return [
    { compact: compactValue(email), kind: 'email', reason: own, anywhere: true },
    { compact: compactValue(email.replace('@', ' at ')), kind: 'email', reason: own, anywhere: true },
    { compact: compactValue(spoken.replace('@', ' at ')), kind: 'email', reason: own, anywhere: true },
    {
      compact: compactValue(spoken.replaceAll('.', ' dot ').replace('@', ' at ')),
      kind: 'email',
      reason: own,
      anywhere: true,
    },
    ...logins.map((login) => ({
      compact: compactValue(login),
      kind: 'email' as const,
      reason: "The first part of the reporter's email address",
      anywhere: false,
    })),
    {
      compact: identifyingValue(known.aircraftRegistration),
      kind: 'registration',
      reason: "The aircraft's own registration",
      anywhere: true,
    },
    ...serialNumbers(known.serialNumber).map((compact) => ({
      compact,
      kind: 'number' as const,
      reason: "The aircraft's own serial number",
      anywhere: false,
    })),
  ];
}

const YEAR = /^(?:19|20)\d\d$/;
const SERIAL_MIN_DIGITS = 4;

/** The field as it is, and the numbers in it: "WNr. 30452 (1987)" gives 30452 too. */
function serialNumbers(field: string | null): string[] {
  const whole = identifyingValue(field);
  const pieces = (field ?? '').split(/[\s,;:()]+/).filter((piece) => {
    const digits = piece.match(/\d/g)?.length ?? 0;
    return digits >= SERIAL_MIN_DIGITS && !YEAR.test(piece) && !isTypeName(piece);
  });
  // Beside figures, what begins with a letter is the type: "DG-1000S 10-123S45".
  const figures = pieces.filter((piece) => /^\d/.test(piece));
  const numbers = figures.length > 0 ? figures : pieces;
  return [...new Set([whole, ...numbers.map(compactValue)])].filter((value) => value !== '');
}

/** All names of users as one name: its parts count, and more so next to each other. */
function userNamesAsOneName(names: readonly string[]): NameParts | undefined {
  const all = names.filter((name) => name.trim() !== '').map(splitName);
  if (all.length === 0) return undefined;
  return {
    parts: new Map(all.flatMap(({ parts }) => [...parts])),
    initials: new Set(all.flatMap(({ initials }) => [...initials])),
    stems: [],
    forms: new Set(),
    wholes: [],
    pairs: [],
    signatures: [],
  };
}
