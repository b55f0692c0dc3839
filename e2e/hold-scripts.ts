/** Simulates a slow phone: the page is visible before its scripts run. */
import type { Page } from 'playwright-core';

/** Holds back every script file until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let run = () => {};
  const held = new Promise<void>((resolve) => {
    run = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return run;
}
