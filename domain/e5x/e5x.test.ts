import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../follow-up/categories.ts';
import { OCCURRENCE_CLASSES } from '../follow-up/codes.ts';
import { EVENT_TYPES } from '../follow-up/event-types.ts';
import { riskOf } from '../follow-up/risk.ts';
import { COMMON_FIELDS } from '../reports/lookups.ts';
import { type Attribute, ENTITIES, type EntityTag, PARTS } from './attributes.ts';
import { AUTHORITIES, isAuthority } from './authorities.ts';
import { languageId } from './languages.ts';
import { VALUE_LISTS } from './lists.ts';
import { occurrenceOf, REPORT_FIELDS, type ReportForAuthority } from './report.ts';
import { e5xDocument } from './xml.ts';

const NO_WORDS = {
  headline: null,
  narrative: null,
  locationOccurrence: null,
  worldRegion: null,
  stateArea: null,
  manufacturer: null,
  model: null,
  findings: null,
  conclusions: null,
};
const NO_FIELDS = Object.fromEntries(REPORT_FIELDS.map((name) => [name, null])) as ReportForAuthority['fields'];
const PLAIN: ReportForAuthority = {
  kind: 'initial',
  fileNumber: '7K3MQ9XW',
  version: 1,
  reportedOn: '2026-06-01',
  responsibleEntity: 2011,
  fields: NO_FIELDS,
  words: { ...NO_WORDS, headline: 'Near miss in the circuit', narrative: 'We met at 300 ft.' },
  aircraft: null,
  codes: { occurrenceClass: 300, categories: [14], eventTypes: [2180300] },
  risk: riskOf(3, 3),
};
const write = (report: Partial<ReportForAuthority>) => e5xDocument(occurrenceOf({ ...PLAIN, ...report }));

type Node = { tag: string; attributes: Record<string, string>; children: Node[]; text: string };

/** A strict XML parser; throws if not well-formed. */
function read(xml: string): Node {
  const root: Node = { tag: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  const inner = () => open.at(-1) ?? root;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node = { tag: name, attributes: attributes as Record<string, string>, children: [], text: '' };
    inner().children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    inner().text += text;
  });
  parser.write(xml).close();
  return root.children[0] as Node;
}

const child = (node: Node | undefined, tag: string) => node?.children.find((each) => each.tag === tag);
const all = (node: Node): Node[] => [node, ...node.children.flatMap(all)];

/** Checks a file against the table: order, ids, lists, lengths, emptiness. */
function complaints(xml: string): string[] {
  const set = read(xml);
  const [occurrence] = set.children;
  if (set.tag !== 'SET' || set.children.length !== 1 || !occurrence) return ['not one occurrence'];
  const parts = child(occurrence, 'ENTITIES')?.children ?? [];
  const order = parts.map(({ tag }) => PARTS.indexOf(tag as (typeof PARTS)[number]));
  const found: string[] = [];
  if (order.some((at, index) => at < (order[index - 1] ?? 0))) found.push('entities out of order');
  for (const node of all(set)) if (node.children.length === 0 && node.text === '') found.push(`${node.tag} is empty`);
  const ids = all(set).flatMap(({ attributes }) => attributes['ID'] ?? []);
  if (new Set(ids).size !== ids.length) found.push('an ID twice');
  for (const entity of [occurrence, ...parts]) {
    const known = ENTITIES[entity.tag as EntityTag];
    if (entity.attributes['entityId'] !== String(known.id)) found.push(`${entity.tag} has another id`);
    if ('ID' in entity.attributes !== known.isLinked) found.push(`${entity.tag} and its ID`);
    let last = -1;
    for (const { tag, attributes, text, children } of child(entity, 'ATTRIBUTES')?.children ?? []) {
      const attribute = (known.attributes as Record<string, Attribute>)[tag];
      if (!attribute) return [...found, `${tag} is not an attribute of ${entity.tag}`];
      const { id, at, value } = attribute;
      if (at < last || (at === last && tag !== 'Occurrence_Category')) found.push(`${tag} out of sequence`);
      last = at;
      if (attributes['attributeId'] !== String(id)) found.push(`${tag} has another id`);
      if ('list' in value && !VALUE_LISTS[value.list].has(text)) found.push(`${tag}: ${text} is not in its list`);
      if (value.type === 'alphanumeric' && Array.from(text).length > value.max) found.push(`${tag} is too long`);
      if (value.type === 'alphanumeric' && value.capitals && /[a-z]/.test(text)) found.push(`${tag} in lower case`);
      if ((value.type === 'text') !== (children[0]?.tag === 'dt:PlainText')) found.push(`${tag} and its text`);
    }
  }
  return found;
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom(']]>', '<', '&', '"', '\u0000', '\uD800', '\uDFFF', '\uFFFE', '😀', '\r\n', 'x') }),
  fc.constantFrom(' ', '\u0007', 'x'.repeat(20_000), '😀'.repeat(300), '<!DOCTYPE x [<!ENTITY y "z">]>&y;', null),
);
const fromList = (name: keyof typeof COMMON_FIELDS) => fc.oneof(fc.constantFrom(...COMMON_FIELDS[name]), hostile);
const LISTS: Partial<Record<(typeof REPORT_FIELDS)[number], keyof typeof COMMON_FIELDS>> = {
  worldRegion: 'worldRegions',
  injuryLevel: 'injuryLevels',
  highestDamage: 'damageLevels',
  aircraftCategory: 'aircraftCategories',
  operationType: 'operationTypes',
  flightPhase: 'flightPhases',
  weatherConditions: 'weatherConditions',
  airspaceClass: 'airspaceClasses',
  currentFlightRules: 'flightRules',
};
const OWN: Partial<Record<(typeof REPORT_FIELDS)[number], fc.Arbitrary<string | null>>> = {
  utcDate: fc.constantFrom('2026-02-28', '2026-02-30', '0001-01-01', 'today', null),
  utcTime: fc.constantFrom('09:30', '23:59:59', '24:00', '9:30', null),
  yearBuilt: fc.constantFrom('1909', '1910', '2026', '1e3', '99999999999', 'new', null),
  narrativeLanguage: fc.constantFrom('English', 'English (UK)', 'Deutsch', 'Polish', ' ', null),
  stateOfRegistry: fc.constantFrom('Germany', 'de', 'Türkiye', 'Kosovo', 'Atlantis', 'USA', null),
  occurrenceOnGround: fc.constantFrom('Yes', 'no', 'maybe', null),
};
const fields = fc.record(
  Object.fromEntries(REPORT_FIELDS.map((name) => [name, OWN[name] ?? (LISTS[name] ? fromList(LISTS[name]) : hostile)])),
) as fc.Arbitrary<ReportForAuthority['fields']>;
const words = fc.record(Object.fromEntries(Object.keys(NO_WORDS).map((name) => [name, hostile]))) as fc.Arbitrary<
  ReportForAuthority['words']
>;
const id = (codes: readonly { id: number }[]) => fc.constantFrom(...codes.map((each) => each.id));
const reports: fc.Arbitrary<ReportForAuthority> = fc.record({
  kind: fc.constantFrom('initial', 'follow-up', 'final'),
  fileNumber: fc.constant('7K3MQ9XW'),
  version: fc.integer({ min: 1, max: 99 }),
  reportedOn: fc.constant('2026-06-01'),
  responsibleEntity: fc.oneof(id(AUTHORITIES), fc.integer()),
  fields,
  words,
  aircraft: fc.option(fc.record({ registration: hostile, serialNumber: hostile })),
  codes: fc.record({
    occurrenceClass: fc.option(id(OCCURRENCE_CLASSES)),
    categories: fc.uniqueArray(id(CATEGORIES), { maxLength: 3 }),
    eventTypes: fc.uniqueArray(id(EVENT_TYPES), { maxLength: 3 }),
  }),
  risk: fc.constantFrom(null, riskOf(4, 4), riskOf(2, 3), riskOf(1, 1)),
});

test('any report gives well-formed XML, in sequence, with listed ids only and no empty tags (C13.3)', () => {
  fc.assert(
    fc.property(reports, fc.boolean(), (report, isShort) => {
      expect(complaints(e5xDocument(occurrenceOf(report, { isShort })))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('the checks above find the faults in files broken on purpose (C13.3)', () => {
  const xml = write({ fields: { ...NO_FIELDS, injuryLevel: 'Minor injury', highestDamage: 'No damage' } });
  expect(complaints(xml)).toEqual([]);
  const broken: [string | RegExp, string][] = [
    [/(<Occurrence_Category.*?<\/Occurrence_Category>)(<Occurrence_Class.*?<\/Occurrence_Class>)/, '$2$1'],
    ['>2180300<', '>2180301<'],
    ['>2011<', '><'],
    ['attributeId="431"', 'attributeId="432"'],
    [' ID="ID00000001"', ''],
    ['Near miss in the circuit', 'x'.repeat(256)],
  ];
  for (const [from, to] of broken) expect(complaints(xml.replace(from, to))).not.toEqual([]);
  expect(() => complaints(xml.replace('We met', 'We ]]> met'))).toThrow();
});

test.each(Object.entries(LISTS))('every value of %s is written as a listed id, or left out (C13.3)', (name, list) => {
  for (const value of COMMON_FIELDS[list])
    expect([value, complaints(write({ fields: { ...NO_FIELDS, [name]: value } }))]).toEqual([value, []]);
});

test('every class, category, event type and authority can be written (C13.3)', () => {
  const said = (report: Partial<ReportForAuthority>, tag: string) =>
    all(read(write(report)))
      .filter((each) => each.tag === tag)
      .map(({ text }) => text);
  const codes = (change: Partial<ReportForAuthority['codes']>) => ({ codes: { ...PLAIN.codes, ...change } });
  for (const each of OCCURRENCE_CLASSES)
    expect(said(codes({ occurrenceClass: each.id }), 'Occurrence_Class')).toEqual([String(each.id)]);
  for (const each of CATEGORIES)
    expect(said(codes({ categories: [each.id] }), 'Occurrence_Category')).toEqual([String(each.id)]);
  for (const each of EVENT_TYPES)
    expect(said(codes({ eventTypes: [each.id] }), 'Event_Type')).toEqual([String(each.id)]);
  for (const each of AUTHORITIES)
    expect(said({ responsibleEntity: each.id }, 'Responsible_Entity')).toEqual([String(each.id)]);
  expect(said({ responsibleEntity: 4_999 }, 'Responsible_Entity')).toEqual([]);
  expect(AUTHORITIES.every((each) => isAuthority(each.id))).toBe(true);
});

const tagOf = (xml: string, tag: string) => all(read(xml)).find((node) => node.tag === tag);

test('a registration is written in capitals, and left out rather than cut if it is too long (C13.3)', () => {
  const aircraft = (registration: string, serialNumber: string | null = null) =>
    write({ aircraft: { registration, serialNumber } });
  expect(tagOf(aircraft('d-kabc'), 'Aircraft_Registration')?.text).toBe('D-KABC');
  expect(tagOf(aircraft('d-kabc and d-1234'), 'Aircraft_Registration')).toBeUndefined();
  expect(tagOf(aircraft('G-ABCD', 'w-12/ß'), 'Serial_Number')?.text).toBe('W-12/SS');
  expect(tagOf(write({}), 'Aircraft_Registration')).toBeUndefined();
});

test('characters that XML cannot hold are left out, and all others are kept (C13.3)', () => {
  const narrative = 'a\u0000b\uD800c\uFFFEd ]]> <b> & "q" é 😀\r\nnew\tline';
  const xml = write({ words: { ...NO_WORDS, narrative } });
  expect(tagOf(xml, 'dt:PlainText')?.text).toBe('abcd ]]> <b> & "q" é 😀\nnew\tline');
  const long = write({ words: { ...NO_WORDS, headline: `${'😀'.repeat(255)}x` } });
  expect(tagOf(long, 'Headline')?.text).toBe('😀'.repeat(255));
});

test('dates and times have the required form, and a place is written as an id with its text (C13.3)', () => {
  const place = {
    ...NO_FIELDS,
    worldRegion: 'Finland',
    localDate: '2026-05-30',
    localTime: '09:30',
    utcTime: '07:30:05',
  };
  const xml = write({ fields: place, words: { ...NO_WORDS, stateArea: 'Päijät-Häme' } });
  expect(tagOf(xml, 'Local_Date')?.text).toBe('2026-05-30');
  expect(tagOf(xml, 'Local_Time')?.text).toBe('09:30:00');
  expect(tagOf(xml, 'UTC_Time')?.text).toBe('07:30:05');
  expect(tagOf(xml, 'State_Area_Of_Occ')).toMatchObject({ text: '81', attributes: { AdditionalText: 'Päijät-Häme' } });
  const worldRegion = 'Atlantis';
  const elsewhere = write({ fields: { ...NO_FIELDS, worldRegion }, words: { ...NO_WORDS, worldRegion } });
  expect(tagOf(elsewhere, 'State_Area_Of_Occ')).toMatchObject({
    text: '999',
    attributes: { AdditionalText: 'Atlantis' },
  });
});

test.each([
  ['Norwegian Bokmål', '43'],
  ['Norwegian Nynorsk', '43'],
  ['Kyrgyz', '35'],
  ['Klingon', '66'],
])('the language %s is id %s of the list (C13.3)', (name, id) => expect(languageId(name)).toBe(id));

test.each([
  ['DE', ['Germany', 'de', 'Deutschland', ' Allemagne ', 'Duitsland', 'Niemcy', 'Tyskland']],
  ['CH', ['Switzerland', 'Schweiz', 'Svizzera']],
  ['CZ', ['Česko', 'cesko', 'Czech Republic', 'Česká republika']],
  ['NL', ['The Netherlands', 'the  netherlands', 'Holland', 'Nederland']],
  ['IE', ['Republic of Ireland', 'Irland']],
  ['BA', ['Bosnia and Herzegovina', 'Bosnia & Herzegovina', 'Bosnien und Herzegowina']],
  ['LC', ['St. Lucia', 'Saint Lucia']],
  ['CI', ["Cote d'Ivoire", 'Côte d’Ivoire']],
  ['GB', ['UK', 'United Kingdom', 'Großbritannien', 'Grande-Bretagne', 'Northern Ireland']],
  [null, ['Atlantis', 'The', 'constructor', ' ', null]],
])('%s is the state of registry however it is written in the nine languages (C13.3)', (code, names) => {
  const stateOf = (stateOfRegistry: string | null) =>
    tagOf(write({ fields: { ...NO_FIELDS, stateOfRegistry } }), 'State_Of_Registry')?.text;
  const expected = code === null ? undefined : expect.stringMatching(/^\d+$/);
  expect(stateOf(code)).toEqual(expected);
  for (const name of names) expect([name, stateOf(name)]).toEqual([name, stateOf(code)]);
});

test('the kind sets the report status, and the narrative appears twice, or once in a short file (C13.3)', () => {
  const status = (kind: ReportForAuthority['kind']) => tagOf(write({ kind }), 'Report_Status')?.text;
  expect([status('initial'), status('follow-up'), status('final')]).toEqual(['5', '2', '3']);
  expect(write({}).split('We met at 300 ft.')).toHaveLength(3);
  expect(e5xDocument(occurrenceOf(PLAIN, { isShort: true })).split('We met at 300 ft.')).toHaveLength(2);
});
