// What is known of the report before its texts are read, made ready for the recognisers once.

import type { DeidentifyInput, KnownIdentifiers } from '../request.ts';
import { type NameParts, takeApart } from './known/name-parts.ts';
import { type KnownValue, pressValue } from './known/values.ts';

export type Report = {
  reporter: NameParts | undefined;
  values: readonly KnownValue[];
  country: string | null;
  language: string | null;
};

/** Makes ready what the report tells about itself. */
export function prepareReport(input: DeidentifyInput): Report {
  const { known, country, language } = input;
  return {
    reporter: known.reporterName?.trim() ? takeApart(known.reporterName) : undefined,
    values: knownValues(known),
    country,
    language,
  };
}

function knownValues(known: KnownIdentifiers): KnownValue[] {
  const email = known.reporterEmail ?? '';
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  const digits = (known.reporterTelephone ?? '').replace(/\D/g, '');
  return [
    { pressed: pressValue(email), kind: 'email', reason: "The reporter's own email address", anywhere: true },
    {
      pressed: pressValue(local),
      kind: 'email',
      reason: "The first part of the reporter's email address",
      anywhere: false,
    },
    { pressed: digits, kind: 'phone', reason: "The reporter's own telephone number", anywhere: true },
    {
      pressed: pressValue(known.aircraftRegistration ?? ''),
      kind: 'registration',
      reason: "The aircraft's own registration",
      anywhere: true,
    },
    {
      pressed: pressValue(known.serialNumber ?? ''),
      kind: 'number',
      reason: "The aircraft's own serial number",
      anywhere: false,
    },
  ];
}
