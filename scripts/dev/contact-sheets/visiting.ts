/** Navigation for contact sheets: texts of a language by name, and steps that several views share. */
import type { Page } from 'playwright-core';
import type { Language } from '../../../domain/language/languages.ts';
import { readModule, type Words, wordsFolders } from '../../words/modules.ts';

/** The text by folder and path, such as `web/clubs createClub`; a pattern if the text has a placeholder. */
export type Translate = (folder: string, name: string) => string | RegExp;

export type Visit = {
  page: Page;
  t: Translate;
  /** The address of a page in this language. */
  at: (path: string) => string;
  /** A receipt code of the sample. */
  receipt: string;
};

export type View = { name: string; path: string; isSignedOut?: boolean; open?: (visit: Visit) => Promise<void> };

const IDLE_LIMIT_MS = 5_000;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Reads all words of a language. */
export async function wordsOf(language: Language): Promise<Translate> {
  const modules = new Map<string, Record<string, Words>>();
  for (const folder of wordsFolders()) modules.set(folder, (await readModule(folder, language)) ?? {});
  return (folder, name) => {
    let found: Words | undefined = modules.get(folder);
    for (const part of name.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`${folder} has no ${name} in ${language}`);
    return /{\w+}/.test(found) ? new RegExp(escapeRegExp(found).replace(/{\w+}/g, '.*')) : found;
  };
}

/** Waits briefly until the network is idle: some pages keep polling. */
export const waitForIdle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: IDLE_LIMIT_MS }).catch(() => undefined);

/** Clicks the first visible button of a name. */
export const click =
  (folder: string, ...names: string[]) =>
  async ({ page, t }: Visit) => {
    for (const name of names) {
      const label = t(folder, name);
      const exact = typeof label === 'string';
      const button = page.getByRole('button', { name: label, exact });
      await button.filter({ visible: true }).first().click();
    }
  };

/** Opens every collapsed part of a page. */
export async function expandAll({ page }: Visit): Promise<void> {
  const folded = page.locator('main, dialog').locator('button[aria-expanded="false"], summary');
  for (const part of await folded.all()) await part.click({ timeout: 1_000 }).catch(() => undefined);
}

export async function writeReport({ page, at }: Visit): Promise<void> {
  const [club] = (await (await page.request.get('/api/clubs')).json()) as { id: string }[];
  await page.goto(at(`/submit?club=${club?.id}`));
  await waitForIdle(page);
  await page.locator('textarea').first().fill('Kabelriss im Steigflug, Seil ausgeklinkt, Platzrunde, Landung.');
  await page.locator('input[type=email]').first().fill('pilot@example.org');
}

export async function sendReport(visit: Visit): Promise<void> {
  await writeReport(visit);
  await visit.page.locator('form button[type=submit]').click();
  await visit.page.locator('main code').first().waitFor();
}
