/** The printed annual report, sheet by sheet: with much on it, little, and very long lessons (C12.5, C19.11). */
import { beforeAll, expect, test } from 'vitest';
import type { Annual } from '../../domain/annual/annual.ts';
import { FLIGHT_PHASES } from '../../domain/reports/lookups.ts';
import { browser } from '../browser.ts';
import { overflow, see } from '../page.ts';
import { api, newClub, signIn } from '../people.ts';
import { lettersOf, overlappingTexts, printSheets, type Sheet } from './sheets.ts';

const visit = browser();

const POINTS_PER_MM = 72 / 25.4;
/** The margins of a sheet, millimetres; the page number is in the lower one, below this height. */
const NUMBER_MM = 14;
const MARGIN = { top: 15, side: 14, bottom: 18 };

const SENTENCE = 'The hook was checked by one person alone, and the second look found nothing because nobody made it. ';
const lesson = (letters: number) =>
  `${SENTENCE.repeat(Math.ceil(letters / SENTENCE.length)).slice(0, letters - 12)} Its end is here.`.slice(-letters);

type Club = { comments: number[]; unpublished: number; actions: number; regime: boolean };

const CLUBS: Record<string, Club> = {
  much: {
    comments: Array.from({ length: 22 }, (_, at) => 120 + (at % 5) * 220),
    unpublished: 6,
    actions: 27,
    regime: true,
  },
  little: { comments: [180, 90], unpublished: 1, actions: 0, regime: false },
  'very long lessons': { comments: [300, 20_000, 9_000, 1_500, 700], unpublished: 3, actions: 4, regime: true },
};

const cookies = new Map<string, string>();

async function makeClub({ comments, unpublished, actions, regime }: Club): Promise<string> {
  const { club, root, person, report, approve } = await newClub();
  if (regime) {
    const settings = { regime: 'EU', responsibleEntity: 2011 };
    await api('PATCH', `/api/clubs/${club.id}/settings`, settings, root);
  }
  const cookie = await signIn((await person('sms-manager')).email);
  const file = (at: number) =>
    report({
      headline: `${at % 3 === 0 ? 'A long headline about a launch that was stopped because of a hook ' : 'Report '}${at}`,
      narrative: 'The cable broke at 200 feet, and the landing was straight ahead. '.repeat(at + 1),
      ...(at % 4 > 0 && { flightPhase: FLIGHT_PHASES[at % FLIGHT_PHASES.length]?.value ?? '' }),
      ...(at % 5 > 0 && {
        operationType: `A kind of operation that somebody has written out at length, number ${at % 9}`,
      }),
      injuryLevel: ['No injury', 'Minor injury', 'Serious injury', 'Fatal injury'][at % 4] ?? '',
      aircraftCategory: ['Glider (sailplane)', 'Aeroplane'][at % 2] ?? '',
    });
  await Promise.all(comments.map(async (letters, at) => approve(await file(at), lesson(letters))));
  await Promise.all(Array.from({ length: unpublished }, (_, at) => file(at)));
  const action = (at: number) => ({
    title: `Action ${at}: look at every ${at % 2 ? 'hook' : 'hook, ring, weak link and cable of the launch point '.repeat(2)}`,
  });
  await Promise.all(Array.from({ length: actions }, (_, at) => api('POST', '/api/actions', action(at), cookie)));
  return cookie;
}

beforeAll(async () => {
  for (const [name, club] of Object.entries(CLUBS)) cookies.set(name, await makeClub(club));
});

const CASES = Object.keys(CLUBS).flatMap((name) =>
  (['team', 'members'] as const).map((edition) => [name, edition] as const),
);

/** How far down a sheet is filled, as a share of its printable height. */
function filled({ height, boxes }: Sheet): number {
  const [top, bottom] = [MARGIN.top * POINTS_PER_MM, height - MARGIN.bottom * POINTS_PER_MM];
  return (Math.max(...boxes.filter((box) => box.bottom <= bottom).map((box) => box.bottom)) - top) / (bottom - top);
}

/** Text outside the margins, except the page number. */
function outside(sheet: Sheet, number: string): string[] {
  const { width, height } = sheet;
  const side = MARGIN.side * POINTS_PER_MM - 1;
  return sheet.boxes
    .filter(
      ({ left, right, top, bottom }) =>
        left < side ||
        right > width - side ||
        top < MARGIN.top * POINTS_PER_MM - 1 ||
        bottom > height - MARGIN.bottom * POINTS_PER_MM + 1,
    )
    .map(({ text }) => text)
    .filter((text) => !number.includes(text.trim()));
}

test.each(CASES)(
  'a year with %s, edition for %s: no text overlaps, is cut or is a control, and sheets are well filled (C19.11)',
  async (name, edition) => {
    const { page } = await visit({ as: cookies.get(name) ?? '' });
    await page.goto(`/manager/annual?edition=${edition}`);
    await see(page, 'What was learned');
    const annual = (await page.evaluate(
      async (query) => (await fetch(`/api/annual?${query}`)).json(),
      `edition=${edition}`,
    )) as Annual;
    const { sheets } = await printSheets(page);
    const text = lettersOf(sheets, NUMBER_MM * POINTS_PER_MM);
    const letters = (words: string) => words.replace(/\s+/g, '');

    expect(sheets.length).toBeLessThanOrEqual(8);
    expect(sheets.flatMap(overlappingTexts)).toEqual([]);
    for (const [at, sheet] of sheets.entries()) {
      expect(outside(sheet, `${at + 1} / ${sheets.length}`), `sheet ${at + 1}`).toEqual([]);
      if (at + 1 < sheets.length)
        expect(filled(sheet), `sheet ${at + 1} of ${sheets.length}`).toBeGreaterThanOrEqual(0.6);
    }

    expect(annual.lessons.length).toBeGreaterThan(0);
    for (const { comment } of annual.lessons) expect(text).toContain(letters(comment ?? ''));
    const controls = await page
      .locator(':is(button, summary, label, option, header a, nav a, [href="#main"])')
      .allTextContents();
    expect(controls).toContain('Skip to content');
    const words = sheets.flatMap(({ boxes }) => boxes.map((box) => box.text.trim()));
    expect(controls.map((each) => each.trim()).filter((each) => /[a-z]/i.test(each) && words.includes(each))).toEqual(
      [],
    );
    expect(text).not.toMatch(/Skiptocontent|SaveasPDF|Readallofit|Switchto|Thenumbers/);

    for (const { period, total, none, minor, serious, critical } of (annual.team?.analytics ?? annual.published)
      .periods)
      if (annual.counts.published >= 5)
        expect(text).toContain([period, total, none, minor, serious, critical].join(''));
  },
);

test.each(['pl', 'de', 'fr'])('the report of a busy year fits a 320 px screen in %s (C19.2)', async (language) => {
  const { page } = await visit({ as: cookies.get('much') ?? '', size: { width: 320, height: 700 } });
  await page.goto(`/${language}/manager/annual`);
  await page.getByRole('table').nth(1).waitFor();
  expect(await overflow(page)).toBe(0);
});
