/** Severity from free-text injury and damage in the nine languages (C14.5): responses and lists agree. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEVERITIES, severityOf } from '../../../domain/severity/severity.ts';
import { DAMAGE_PHRASES, DAMAGE_WORDS, INJURY_WORDS } from '../../../domain/severity/typed-words.ts';
import { severitySql } from '../../../server/reports/filtering.ts';
import { type Stage, setStage } from '../../stage.ts';

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
];

test('C14.5: typed injury and damage give a report its severity in answers, lists and copies', async () => {
  const expected = ['critical', 'critical', 'serious', 'serious', 'minor', 'minor', 'none'];
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

test('C14.5: the database reads every severity word as the program does', async () => {
  const words = [INJURY_WORDS, DAMAGE_WORDS]
    .flatMap((levels) => Object.values(levels))
    .flatMap((line) => line.split(/\s+/).filter(Boolean));
  const phrases = Object.values(DAMAGE_PHRASES).flatMap((line) => line.split('|').filter(Boolean));
  const typed = [...words, ...phrases].flatMap((each) => {
    const word = each.replace('$', '');
    return [word, `(${word})`, `x${word}`, `sehr\n${word}–`, `${word}x`, `l’${word}`];
  });
  const { db } = stage.services.database;
  const rows = [...new Set(typed)].map((text) => ({ text }));
  expect(rows.length).toBeGreaterThan(500);
  for (const column of ['injuryLevel', 'highestDamage'] as const) {
    const keys = { injuryKey: sql`NULL::text`, damageKey: sql`NULL::text` };
    keys[column === 'injuryLevel' ? 'injuryKey' : 'damageKey'] = sql`typed.text`;
    const { rows: read } = (await db.execute(
      sql`SELECT typed.text, ${severitySql(keys)} AS severity FROM json_to_recordset(${JSON.stringify(rows)}::json) AS typed (text text)`,
    )) as unknown as { rows: { text: string; severity: string }[] };
    const wrong = read.filter(
      ({ text, severity }) => severity !== severityOf({ injuryLevel: null, highestDamage: null, [column]: text }),
    );
    expect(read.length).toBe(rows.length);
    expect(wrong).toEqual([]);
  }
});
