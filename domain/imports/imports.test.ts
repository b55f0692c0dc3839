/** Importing lists as clubs keep them (C12.7). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { formatEncodedMessage } from '../language/validation-message.ts';
import { valueOfLabel } from '../reports/labels/values-by-label.ts';
import { REPORT_TEXT_NAMES } from '../reports/report.ts';
import { IMPORT_FIELDS, importLabel } from './columns.ts';
import { type DayOrder, dayProblem, guessDayOrder, parseTimestamp, readDay, readTime } from './days.ts';
import { duplicateHeader, guessFields } from './guess.ts';
import { readRow } from './row.ts';
import { listOf } from './values.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

describe('columns', () => {
  test('are recognised by the API’s names and the form’s labels, in any case (C12.7)', () => {
    expect(guessFields(IMPORT_FIELDS)).toEqual(IMPORT_FIELDS);
    expect(guessFields(IMPORT_FIELDS.map((field) => importLabel(field).toUpperCase()))).toEqual(IMPORT_FIELDS);
  });

  test('are recognised by common words in English and German, each field once (C12.7)', () => {
    expect(guessFields(['Datum', 'Flugplatz', 'Ereignis', 'E-Mail', 'KENNZEICHEN', 'Maßnahmen', 'Zzz'])).toEqual([
      'localDate',
      'locationOccurrence',
      'narrative',
      'reporterEmail',
      'aircraftRegistration',
      'smsManagerComment',
      null,
    ]);
    expect(guessFields(['Data', 'Lotnisko', 'Opis', 'Szybowiec', 'Znaki rejestracyjne'])).toEqual([
      'localDate',
      'locationOccurrence',
      'narrative',
      'model',
      'aircraftRegistration',
    ]);
    // The description column is more likely to say what happened.
    expect(guessFields(['Événement', 'Description', 'Récit'])).toEqual([null, 'narrative', null]);
    for (const header of ['Date de l’événement', 'Data', 'Fecha del suceso', 'Dzień', 'Datum události'])
      expect(guessFields([header]), header).toEqual(['localDate']);
    for (const header of ['Récit', 'Descrizione', 'Descripción', 'Omschrijving', 'Popis', 'Beskrivning'])
      expect(guessFields([header]), header).toEqual(['narrative']);
    expect(guessFields(['Description', 'Narrative', 'Text'])).toEqual([null, 'narrative', null]);
    for (const label of ['Was passiert ist / Hergang', 'Ce qui s’est passé / Récit', 'Co się stało', 'Vad som hände'])
      expect(guessFields([label]), label).toEqual(['narrative']);
  });

  test.each(LANGUAGES)(
    'are recognised by the labels of %s, which are the header of its template (C14.5)',
    async (language) => {
      const { labels } = (await import(`../reports/words/${language}.ts`)) as { labels: Record<string, string> };
      const own = (await import(`./words/${language}.ts`)) as Record<'comment' | 'dayOfSubmission', string>;
      const template = ['localDate', 'localTime', 'locationOccurrence', 'headline', 'narrative', 'injuryLevel'].concat(
        ['highestDamage', 'aircraftCategory', 'aircraftRegistration', 'manufacturer', 'model', 'operationType'],
        ['flightPhase', 'weatherConditions', 'reporterName', 'reporterEmail'],
      );
      const headers = [...template.map((field) => labels[field] ?? ''), own.comment, own.dayOfSubmission];
      expect(guessFields(headers)).toEqual([...template, 'smsManagerComment', 'submittedAt']);
      for (const field of REPORT_TEXT_NAMES)
        expect([labels[field], guessFields([labels[field] ?? ''])]).toEqual([labels[field], [field]]);
    },
  );

  test('with the same name are reported, except nameless ones (C12.7)', () => {
    expect(duplicateHeader(['Date', 'b', ' date'])).toBe('date');
    expect(duplicateHeader(['Date', '', ''])).toBeNull();
  });
});

describe('days and times', () => {
  test.each<[string, DayOrder, string | null]>([
    ['31.12.2019', 'dmy', '2019-12-31'],
    ['1/2/2019', 'dmy', '2019-02-01'],
    ['1/2/2019', 'mdy', '2019-01-02'],
    ['1.2.19', 'dmy', '2019-02-01'],
    ['1.2.85', 'dmy', '1985-02-01'],
    ['2019/2/1', 'mdy', '2019-02-01'],
    ['2019-02-01 00:00:00', 'dmy', '2019-02-01'],
    ['1.2.2019', 'ymd', null],
    ['30.02.2019', 'dmy', null],
    ['yesterday', 'dmy', null],
  ])('%s read as %s is %s (C12.7)', (text, order, day) => expect(readDay(text, order)).toBe(day));

  test.each<[string, DayOrder, string]>([
    ['31.06.2019', 'dmy', 'June has 30 days'],
    ['29.2.19', 'dmy', 'February 2019 has 28 days'],
    ['2019-13-01', 'dmy', 'there is no month 13; please check how dates are written'],
    ['0.6.2019', 'dmy', 'there is no day 0'],
    ['0000-02-29', 'ymd', 'there is no year 0'],
    ['31.12.2019 14:30:00', 'dmy', 'please give the date without a time'],
    ['31.12.2019 14:30:00', 'ymd', 'not a date written as year, month, day'],
    ['1.2.2019', 'ymd', 'not a date written as year, month, day'],
  ])('%s read as %s is not a date: %s (C19.10)', (text, order, words) =>
    expect(formatEncodedMessage(dayProblem(text, order))).toBe(words),
  );

  test.each([
    ['14.30', '14:30'],
    ['9:05', '09:05'],
    ['2:30 PM', '14:30'],
    ['12:10 am', '00:10'],
    ['14:30 Uhr', '14:30'],
    ['25:00', '25:00'],
    ['noon', 'noon'],
  ])('the time %s is read as %s (C12.7)', (text, time) => expect(readTime(text, { isUtc: false })).toBe(time));

  test.each(['14:30 UTC', '2:30 Z'])('%s is a time only in UTC (C12.7)', (text) => {
    expect(readTime(text, { isUtc: false })).toBe(text);
    expect(readTime(text, { isUtc: true })).toMatch(/^\d\d:30$/);
  });

  test('the order that reads most dates is chosen, day before month if both do (C12.7)', () => {
    expect(guessDayOrder(['1/2/2019', '13/2/2019'])).toBe('dmy');
    expect(guessDayOrder(['1/2/2019', '2/13/2019'])).toBe('mdy');
    expect(guessDayOrder(['1/2/2019'])).toBe('dmy');
    expect(guessDayOrder(['2019-02-01'])).toBe('ymd');
    // No such day, but its order is plain.
    expect(guessDayOrder(['31.06.2019'])).toBe('dmy');
    expect(guessDayOrder(['02/30/2019'])).toBe('mdy');
    // A time is refused, but not taken for another order.
    expect(guessDayOrder(['31/12/2019 14:30:00', '30/12/2019 09:30'])).toBe('dmy');
    expect(guessDayOrder(['12/31/2019 2:30 PM'])).toBe('mdy');
  });

  test('a timestamp as the API writes it keeps its milliseconds (C12.7)', () => {
    expect(parseTimestamp('2026-06-15T09:41:07.123Z', 'dmy')?.toISOString()).toBe('2026-06-15T09:41:07.123Z');
    expect(parseTimestamp('2026-02-30T09:41:07.123Z', 'dmy')).toBeNull();
    expect(parseTimestamp('2020-03-31T24:00:00Z', 'dmy')).toBeNull();
  });
});

describe('rows', () => {
  const fields = ['submittedAt', 'localDate', 'narrative'] as const;
  const read = (...cells: string[]) =>
    readRow(cells, { fields, headers: ['Reported', 'Day', 'Text'], dayOrder: 'ymd', values: {}, now: NOW });
  const dayOf = (...cells: string[]) => {
    const row = read(...cells, 'The cable broke.');
    return 'report' in row ? row.report.submittedAt.toISOString() : row.messages.map(formatEncodedMessage);
  };

  test('are dated by their own day, else by that of the occurrence, else are undated (C12.7, C19.10)', () => {
    expect(dayOf('2020-01-02', '2020-01-01')).toBe('2020-01-02T00:00:00.000Z');
    expect(dayOf('', '2020-01-01')).toBe('2020-01-01T00:00:00.000Z');
    expect(read('', '', 'The cable broke.')).toMatchObject({ isUndated: true });
    expect(read('', '2020-01-01', 'The cable broke.')).toMatchObject({ isUndated: false });
    expect(dayOf('2026-06-16', '')).toEqual([
      'Reported "2026-06-16": the date of submission must not be in the future',
    ]);
    expect(dayOf('', '2026-06-17')).toEqual(['Day "2026-06-17": the date of submission must not be in the future']);
    expect(dayOf('2026-06-15', '2026-06-17')).toBe('2026-06-15T00:00:00.000Z');
    expect(dayOf('1850-01-01', '')).toEqual(['Reported "1850-01-01": the date of submission must be in 1900 or later']);
    expect(dayOf('', '1850-01-01')).toEqual(['Day "1850-01-01": the date of submission must be in 1900 or later']);
    expect(dayOf('soon', '')).toEqual(['Reported "soon": not a date written as year, month, day']);
  });

  test('without a day of submission are dated now if it is already their day in a time zone ahead of UTC (C12.7)', () => {
    expect(dayOf('', '2026-06-16')).toBe(NOW.toISOString());
  });

  test('with another number of cells than the header are refused, even if the extra ones are empty (C12.7)', () => {
    for (const cells of [
      ['', '2020-01-01'],
      ['', '2020-01-01', 'The cable broke.', ''],
    ])
      expect(read(...cells)).toEqual({ messages: [expect.stringContaining(`${cells.length}`)] });
  });

  test('with a formula in any column are refused, even in one that is not a field or has no name (C12.7)', () => {
    const headers = ['Text', 'Total', ...Array.from({ length: 25 }, () => '')];
    const fields = headers.map((header) => (header === 'Text' ? ('narrative' as const) : null));
    const messages = (at: number, cell: string) => {
      const cells = headers.map((_, index) => (index === 0 ? 'The cable broke.' : index === at ? cell : ''));
      const row = readRow(cells, { fields, headers, dayOrder: 'ymd', values: {}, now: NOW });
      return 'messages' in row ? row.messages.map(formatEncodedMessage) : [];
    };
    expect(messages(1, '=1+1')).toEqual([expect.stringMatching(/^Total "=1\+1": this is a formula/)]);
    expect(messages(2, '＝A1')).toEqual([expect.stringMatching(/^C "＝A1": this is a formula/)]);
    expect(messages(26, '=A1')).toEqual([expect.stringMatching(/^AA "=A1": this is a formula/)]);
    for (const cell of ["'=1+1", '+49 30 1', '-7', '- none', '@club']) expect(messages(1, cell)).toEqual([]);
  });

  test('a list’s value named in another language is recognised, ignoring case and accents (C14.5)', () => {
    const listed = (injuryLevel: string) =>
      readRow(['The cable broke.', injuryLevel], {
        fields: ['narrative', 'injuryLevel'],
        headers: ['Bericht', 'Verletzung'],
        dayOrder: 'dmy',
        values: {},
        now: NOW,
      });
    for (const typed of ['Tödlich verletzt', ' todlich VERLETZT ', 'Fatal injury', 'fatal INJURY'])
      expect(listed(typed)).toMatchObject({ report: { injuryLevel: 'Fatal injury' }, unknown: [] });
    expect(listed('Rücken')).toMatchObject({
      report: { injuryLevel: 'Rücken' },
      unknown: [{ field: 'injuryLevel', typed: 'Rücken' }],
    });
    expect(listed('Gewitter oder Böenfront')).toMatchObject({ unknown: [{ field: 'injuryLevel' }] });
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'every label of %s in a list means one value, whatever the language (C14.5)',
    async (language) => {
      const { listValues } = (await import(`../reports/labels/lists/words/${language}.ts`)) as {
        listValues: Record<string, string>;
      };
      for (const field of IMPORT_FIELDS)
        for (const value of listOf(field) ?? [])
          if (listValues[value])
            for (const label of [listValues[value], listValues[value].replaceAll('’', "'")])
              expect(valueOfLabel(label, listOf(field) ?? [])).toBe(value);
    },
  );

  test('never throw, whatever they contain (C12.7)', () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (cells) => void read(...cells)));
  });
});
