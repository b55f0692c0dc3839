import type { Page } from 'playwright-core';

/** Chooses a file on the Import reports page. */
export const chooseCsv = (page: Page, name: string, text: string): Promise<void> =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
