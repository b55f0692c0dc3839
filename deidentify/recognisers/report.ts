/** What is known about a report, prepared once for the recognisers */
import type { CoarseMoments, DeidentifyInput, KnownIdentifiers } from '../request.ts';
import { lookUp } from '../tables/lexicon.ts';
import type { NameTagger } from '../tagger/tagger.ts';
import { type ClubIndex, indexClubs } from './clubs/club-index.ts';
import { partExtension, withExtension } from './known/extension.ts';
import { type NameParts, splitName } from './known/name-parts.ts';
import { isMailbox, isPlaceholder, isPlaceholderName, isTypeName } from './known/placeholders.ts';
import { localPartsOfPhone, spellingsOfPhone } from './known/telephone.ts';
import { compactValue, type KnownValue } from './known/values.ts';

export type Report = {
  reporter: NameParts | undefined;
  staff: NameParts | undefined;
  values: readonly KnownValue[];
  /** Registration and telephone: letters and digits only, or empty. */
  registration: string;
  phone: string;
  clubs: ClubIndex;
  listValues: ReadonlySet<string>;
  country: string | null;
  language: string | null;
  coarse: CoarseMoments | undefined;
  tagger: NameTagger | undefined;
  /** For measuring. */
  withoutRule: string | undefined;
};

export function prepareReport(input: DeidentifyInput, withoutRule?: string): Report {
  const { known, country, language } = input;
  const { number, extension } = partExtension(known.reporterTelephone);
  const phones = spellingsOfPhone(number, country);
  const parts = localPartsOfPhone(number);
  return {
    reporter: nameTold(known.reporterName),
    staff: staffNames(input.staffNames),
    values: [
      ...knownValues(known),
      ...phones.map((pressed) => phoneValue(pressed, true)),
      ...parts.map((pressed) => phoneValue(pressed, false)),
      ...[...phones, ...parts]
        .flatMap((pressed) => withExtension(pressed, extension))
        .map((pressed) => phoneValue(pressed, false)),
    ],
    registration: pressTelling(known.aircraftRegistration),
    phone: phones.at(-1) ?? '',
    clubs: indexClubs(input.clubs),
    listValues: input.listValues,
    country,
    language,
    coarse: input.coarse,
    tagger: input.tagger,
    withoutRule,
  };
}

function nameTold(name: string | null): NameParts | undefined {
  return name?.trim() && !isPlaceholderName(name) ? splitName(name) : undefined;
}

/** Empty for values such as "unknown". */
function pressTelling(value: string | null): string {
  const pressed = compactValue(value ?? '');
  return lookUp(pressed) !== 0 || isPlaceholder(value ?? '') || isTypeName(value ?? '') ? '' : pressed;
}

function phoneValue(pressed: string, anywhere: boolean): KnownValue {
  return { pressed, kind: 'phone', reason: "The reporter's own telephone number", anywhere };
}

function knownValues(known: KnownIdentifiers): KnownValue[] {
  const email = isPlaceholder(known.reporterEmail ?? '') ? '' : (known.reporterEmail ?? '');
  const sign = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(0, sign));
  const telling = lookUp(compactValue(local)) === 0 && !isMailbox(local) ? local : '';
  const spoken = `${local}@${email.slice(sign + 1).replaceAll('.', ' dot ')}`;
  const own = "The reporter's own email address";
  return [
    { pressed: compactValue(email), kind: 'email', reason: own, anywhere: true },
    { pressed: compactValue(email.replace('@', ' at ')), kind: 'email', reason: own, anywhere: true },
    { pressed: compactValue(spoken.replace('@', ' at ')), kind: 'email', reason: own, anywhere: true },
    {
      pressed: compactValue(spoken.replaceAll('.', ' dot ').replace('@', ' at ')),
      kind: 'email',
      reason: own,
      anywhere: true,
    },
    {
      pressed: compactValue(telling),
      kind: 'email',
      reason: "The first part of the reporter's email address",
      anywhere: false,
    },
    {
      pressed: pressTelling(known.aircraftRegistration),
      kind: 'registration',
      reason: "The aircraft's own registration",
      anywhere: true,
    },
    {
      pressed: pressTelling(known.serialNumber),
      kind: 'number',
      reason: "The aircraft's own serial number",
      anywhere: false,
    },
  ];
}

/** Treated as one name: only its parts count, the more so side by side. */
function staffNames(names: readonly string[]): NameParts | undefined {
  const all = names.filter((name) => name.trim() !== '').map(splitName);
  if (all.length === 0) return undefined;
  return {
    parts: new Map(all.flatMap(({ parts }) => [...parts])),
    initials: new Set(all.flatMap(({ initials }) => [...initials])),
    stems: [],
    wholes: [],
  };
}
