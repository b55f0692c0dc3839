/** For journeys that fail at an English word (C14.4) or a link out of the page's language (C14.1). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../domain/language/languages.ts';
import { foreignTo } from '../../test/foreign-words.ts';

/** Runs in the page: visible texts and accessible names, except those marked as another language. */
function textsOf(): string[] {
  const language = document.documentElement.lang;
  const texts = [document.title];
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
    if (element.matches('script, style, template, code') || !element.checkVisibility()) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext'])
      texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
  }
  // The halves of a receipt code can spell a word.
  const code = /^[0-9A-Z]{5}-[0-9A-Z]{5}-?$/;
  return texts.filter((text) => text.trim() !== '' && !code.test(text.trim()));
}

/** Runs in the page: links to our pages in another language that lack `hreflang`. */
const linksOut = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith(`/${document.documentElement.lang}`) && !/\.\w+$|^\/api\//.test(href));

/** Returns checks that no text, or no page, has an English word or a name from our code that is not in `known`. */
export async function languageChecks(language: Language, known: readonly string[]) {
  const leaks = await foreignTo(language, known);
  const expectTexts = (where: string, texts: readonly string[]): void => {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap((text) => leaks(text).map((word) => `${where}: ${word} in “${text.trim()}”`))).toEqual([]);
  };
  const expectPage = async (page: Page, where: string): Promise<void> => {
    expectTexts(where, await page.evaluate(textsOf));
    expect([where, ...(await page.evaluate(linksOut))]).toEqual([where]);
  };
  return { expectTexts, expectPage };
}
