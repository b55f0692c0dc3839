/** Starts a visit already signed in. */
import type { Page } from 'playwright-core';
import { CAST_PASSWORD } from '../../test/cast.ts';
import { address, signIn } from '../people.ts';

/** Signs the page's browser in without the form, and opens a staff page. */
export async function openAs(page: Page, email: string, path = '/manager'): Promise<void> {
  const [name = '', value = ''] = (await signIn(email, CAST_PASSWORD)).split('=');
  await page.context().addCookies([{ name, value, url: address() }]);
  await page.goto(path);
}
