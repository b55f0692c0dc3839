/** Simulates a slow phone: the page is visible before its scripts run. */
import type { Page } from 'playwright-core';

/** Holds back every script file until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
