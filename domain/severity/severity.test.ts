import { expect, test } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { DAMAGE_LEVELS, INJURY_LEVELS } from '../reports/lookups.ts';
import { SEVERITIES, type Severity, severityOf } from './severity.ts';

test('the levels are none, minor, serious, critical (section 9)', () => {
  expect(SEVERITIES).toEqual(['none', 'minor', 'serious', 'critical']);
});

const table: [injury: string | null, damage: string | null, severity: Severity][] = [
  [null, null, 'none'],
  ['', '', 'none'],
  ['No injury', 'No damage', 'none'],
  ['Injury unknown', 'Damage unknown', 'none'],
  ['Minor injury', null, 'minor'],
  [null, 'Minor damage', 'minor'],
  ['Minor injury', 'No damage', 'minor'],
  ['Serious injury', null, 'serious'],
  [null, 'Substantial damage', 'serious'],
  ['Minor injury', 'Substantial damage', 'serious'],
  ['Serious injury', 'Minor damage', 'serious'],
  ['Fatal injury', null, 'critical'],
  [null, 'Aircraft destroyed', 'critical'],
  ['No injury', 'Aircraft destroyed', 'critical'],
  ['Fatal injury', 'No damage', 'critical'],
  ['Serious injury', 'Aircraft destroyed', 'critical'],
  ['FATAL', 'NONE', 'critical'],
  ['none', 'DESTROYED', 'critical'],
  ['two serious and one fatal', null, 'critical'],
  ['minor, then serious', null, 'serious'],
  [null, 'substantially broken', 'serious'],
  ['minors aboard', null, 'minor'],
  // Words count only in their field (section 3): fatal and serious for injury, the others for damage.
  ['destroyed', 'fatal', 'none'],
  ['substantial', 'serious', 'none'],
];

test.each(table)('injury %j and damage %j are %s (section 3)', (injuryLevel, highestDamage, severity) => {
  expect(severityOf({ injuryLevel, highestDamage })).toBe(severity);
});

test('the listed injury and damage levels each reach every severity (section 3)', () => {
  const byInjury = INJURY_LEVELS.map(({ value }) => severityOf({ injuryLevel: value, highestDamage: null }));
  const byDamage = DAMAGE_LEVELS.map(({ value }) => severityOf({ injuryLevel: null, highestDamage: value }));
  expect(byInjury).toEqual(['none', 'minor', 'serious', 'critical', 'none']);
  expect(byDamage).toEqual(byInjury);
});

const typed: [injury: string | null, damage: string | null, severity: Severity][] = [
  ['tödlich verletzt', null, 'critical'],
  ['TÖDLICH', null, 'critical'],
  ['to\u0308dlich', null, 'critical'],
  ['Pilot toedlich verunglückt', null, 'critical'],
  ['Schwer verletzt', null, 'serious'],
  ['ein Schwerverletzter', null, 'serious'],
  ['leichte Prellungen', null, 'minor'],
  ['unverletzt', null, 'none'],
  ['keine', 'keiner', 'none'],
  [null, 'Totalschaden', 'critical'],
  [null, 'völlig zerstört', 'critical'],
  [null, 'erheblich beschädigt', 'serious'],
  [null, 'unerheblich', 'minor'],
  [null, 'leichter Schaden am Rad', 'minor'],
  ['un mort', null, 'critical'],
  ['blessures mortelles', null, 'critical'],
  ['blessé grave', null, 'serious'],
  ['légèrement blessé', null, 'minor'],
  ['indemne', 'aucun', 'none'],
  [null, 'épave', 'critical'],
  [null, 'une epave', 'critical'],
  [null, 'planeur détruit', 'critical'],
  [null, 'dégâts importants', 'serious'],
  [null, 'dégâts mineurs', 'minor'],
  ['dodelijk letsel', null, 'critical'],
  ['ernstig gewond', null, 'serious'],
  ['lichtgewond', null, 'minor'],
  ['geen', 'geen', 'none'],
  [null, 'total loss', 'critical'],
  [null, 'aanzienlijke schade', 'serious'],
  [null, 'lichte schade', 'minor'],
  ['ofiara śmiertelna', null, 'critical'],
  ['obrazenia smiertelne', null, 'critical'],
  ['ciężkie obrażenia', null, 'serious'],
  ['lekko ranny', null, 'minor'],
  ['bez obrażeń', 'brak', 'none'],
  [null, 'zniszczony', 'critical'],
  [null, 'znaczne uszkodzenia', 'serious'],
  [null, 'nieznaczne uszkodzenia', 'minor'],
  ['smrtelné zranění', null, 'critical'],
  ['těžce zraněn', null, 'serious'],
  ['lehké zranění', null, 'minor'],
  ['bez zranění', 'žádné', 'none'],
  [null, 'zničeno', 'critical'],
  [null, 'značné poškození', 'serious'],
  [null, 'drobné poškození', 'minor'],
  ['lesioni mortali', null, 'critical'],
  ['ferito grave', null, 'serious'],
  ['ferite lievi', null, 'minor'],
  ['illeso', 'nessuno', 'none'],
  [null, 'aliante distrutto', 'critical'],
  [null, 'danni gravi', 'serious'],
  [null, 'danni leggeri', 'minor'],
  ['lesiones mortales', null, 'critical'],
  ['un fallecido', null, 'critical'],
  ['herido grave', null, 'serious'],
  ['heridas leves', null, 'minor'],
  ['ileso', 'ninguno', 'none'],
  [null, 'siniestro total', 'critical'],
  [null, 'daños sustanciales', 'serious'],
  [null, 'daños menores', 'minor'],
  ['dödlig', null, 'critical'],
  ['allvarligt skadad', null, 'serious'],
  ['lindrigt skadad', null, 'minor'],
  ['oskadd', 'ingen', 'none'],
  [null, 'totalhavererat', 'critical'],
  [null, 'förstört', 'critical'],
  [null, 'betydande skador', 'serious'],
  [null, 'mindre skador', 'minor'],
  // False friends.
  ['level 1', null, 'none'],
  ['Mortimer was unhurt', null, 'none'],
  ['male passenger, unhurt', null, 'none'],
  ['by Tue', 'a total of nothing', 'none'],
];

test.each(typed)(
  'typed injury %j and damage %j are %s, whatever the language (C14.5)',
  (injuryLevel, highestDamage, severity) => {
    expect(severityOf({ injuryLevel, highestDamage })).toBe(severity);
  },
);

test.each(LANGUAGES)('a typed label of %s has the severity of its value (C14.5)', async (language) => {
  const { listValues } = (await import(`../reports/labels/lists/words/${language}.ts`)) as {
    listValues: Record<string, string>;
  };
  const labelOf = (value: string) => listValues[value] ?? value;
  for (const { value } of INJURY_LEVELS)
    expect(severityOf({ injuryLevel: labelOf(value), highestDamage: null }), labelOf(value)).toBe(
      severityOf({ injuryLevel: value, highestDamage: null }),
    );
  for (const { value } of DAMAGE_LEVELS)
    expect(severityOf({ injuryLevel: null, highestDamage: labelOf(value) }), labelOf(value)).toBe(
      severityOf({ injuryLevel: null, highestDamage: value }),
    );
});
