/** Severity from free-text injury and damage in the nine languages (C14.5): responses and lists agree. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEGATORS } from '../../../domain/severity/negations.ts';
import { SEVERITIES, severityOf } from '../../../domain/severity/severity.ts';
import { severitySql } from '../../../server/reports/filtering.ts';
import { type Stage, setStage } from '../../stage.ts';
import { TYPED_TEXTS } from '../../typed-severities.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ rateLimits: false });
});
afterAll(() => stage.close());

const TYPED = [
  { injuryLevel: 'Tödlich verletzt' },
  { highestDamage: 'Épave' },
  { injuryLevel: 'ciężkie obrażenia' },
  { highestDamage: 'značné poškození' },
  { injuryLevel: 'ferite lievi' },
  { highestDamage: 'OBETYDLIG' },
  { injuryLevel: 'keine', highestDamage: 'aucun' },
  { injuryLevel: 'zmarła w szpitalu' },
  { highestDamage: 'hors d’usage' },
  { injuryLevel: 'nicht tödlich', highestDamage: 'rien de grave' },
  // Longer than a filter key.
  { injuryLevel: `${'The pilot had bruises on both arms and some small cuts. '.repeat(3)}Passenger: serious injuries` },
];

test('typed injury and damage give a report its severity in answers, lists and copies (C14.5)', async () => {
  const expected = [
    'critical',
    'critical',
    'serious',
    'serious',
    'minor',
    'minor',
    'none',
    'critical',
    'critical',
    'none',
    'serious',
  ];
  const ids: string[] = [];
  for (const texts of TYPED) ids.push(await stage.report('ridge', texts));
  for (const [at, id] of ids.entries()) {
    expect((await stage.stored(id)).severity).toBe(expected[at]);
    await stage.approve(id);
    expect((await stage.call('GET', `/api/reports/public/${id}`)).json().severity).toBe(expected[at]);
  }
  for (const level of SEVERITIES) {
    const list = (await stage.call('GET', `/api/reports?level=${level}&limit=200`, { as: 'ridgeManager' })).json();
    const those = ids.filter((_, at) => expected[at] === level);
    expect(list.map(({ id }: { id: string }) => id).sort(), level).toEqual(those.sort());
  }
});

test('the database reads every typed text as the program does (C14.5)', async () => {
  const typed = TYPED_TEXTS.flatMap(({ text }) => [
    text,
    `(${text})`,
    `x${text}`,
    `sehr\n${text}–`,
    `${text}x`,
    `l’${text}`,
  ]);
  const negated = NEGATORS.split(/\s+/).flatMap((word) =>
    TYPED_TEXTS.slice(0, 40).map(({ text }) => `${word} ${text}`),
  );
  const { db } = stage.services.database;
  const texts = [...new Set([...typed, ...negated].map((text) => text.toLowerCase()))];
  expect(texts.length).toBeGreaterThan(5_000);
  // A statement has a time limit.
  const parts = Array.from({ length: Math.ceil(texts.length / 500) }, (_, at) => texts.slice(at * 500, at * 500 + 500));
  for (const column of ['injuryLevel', 'highestDamage'] as const)
    for (const part of parts) {
      const keys = { injuryKey: sql`NULL::text`, damageKey: sql`NULL::text` };
      keys[column === 'injuryLevel' ? 'injuryKey' : 'damageKey'] = sql`typed.text`;
      const rows = JSON.stringify(part.map((text) => ({ text })));
      const { rows: read } = (await db.execute(
        sql`SELECT typed.text, ${severitySql(keys)} AS severity FROM json_to_recordset(${rows}::json) AS typed (text text)`,
      )) as unknown as { rows: { text: string; severity: string }[] };
      expect(read.length).toBe(part.length);
      const wrong = read.filter(
        ({ text, severity }) => severity !== severityOf({ injuryLevel: null, highestDamage: null, [column]: text }),
      );
      expect(wrong).toEqual([]);
    }
});
