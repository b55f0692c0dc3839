/** Reads the sheets of a printed page: the text on each, with positions. */
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';

/** A run of text; points from the sheet's top left corner, from cap height to baseline. */
type TextBox = { text: string; left: number; right: number; top: number; bottom: number };

export type Sheet = { width: number; height: number; boxes: TextBox[] };

type Item = { str: string; width: number; transform: number[] };

/** The height of a capital letter, as a share of the font's size. */
const CAPITAL = 0.72;
/** How far boxes may overlap, points: less than a letter's side bearing. */
const TOUCH_PT = 0.75;
/** The same for two runs on one line, which kerning moves closer. */
const KERNED_PT = 3;

const isSameLine = (one: TextBox, other: TextBox): boolean => Math.abs(one.bottom - other.bottom) < 0.5;

/** Prints the page with its print styles, and reads the sheets. */
export async function printSheets(page: Page): Promise<{ pdf: Buffer; sheets: Sheet[] }> {
  const pdf = await page.pdf({ tagged: true, preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: Sheet[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const sheet = await document.getPage(at);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    const runs = (items as Item[]).filter((item) => item.str?.trim());
    sheets.push({ width, height, boxes: runs.map((item) => boxOf(item, height)) });
  }
  return { pdf, sheets };
}

function boxOf({ str, width, transform }: Item, height: number): TextBox {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform;
  const bottom = height - y;
  return { text: str, left: x, right: x + width, top: bottom - CAPITAL * Math.hypot(c, d), bottom };
}

/** Pairs of overlapping texts. */
export function overlappingTexts({ boxes }: Sheet): string[] {
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) >
            (isSameLine(one, other) ? KERNED_PT : TOUCH_PT) &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOUCH_PT,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}

/** The text above the lower margin of all sheets in reading order, without spaces, so that breaks do not matter. */
export function lettersOf(sheets: readonly Sheet[], margin: number): string {
  return sheets
    .flatMap(({ height, boxes }) =>
      boxes
        .filter(({ bottom }) => bottom < height - margin)
        .toSorted((one, other) => (isSameLine(one, other) ? one.left - other.left : one.bottom - other.bottom))
        .map(({ text }) => text),
    )
    .join('')
    .replace(/\s+/g, '');
}
