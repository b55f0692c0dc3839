/** Passkeys with the browser's virtual authenticator: added, used alone and as a second step, refused (C11.3). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAST_PASSWORD } from '../../test/cast.ts';
import { inspect } from '../accessibility/accessibility.ts';
import { browser } from '../browser.ts';
import { see, seeFailure, seeToast } from '../page.ts';
import { address, api, newClub, request, signIn } from '../people.ts';
import { openAs } from '../staff/open-as.ts';

// Browsers make no passkeys for IP addresses: everything here uses localhost.
const atNumber = address();
beforeAll(() => {
  process.env['TEST_ADDRESS'] = atNumber.replace('127.0.0.1', 'localhost');
});
afterAll(() => {
  process.env['TEST_ADDRESS'] = atNumber;
});

/** A page of somebody else, on another port of the same host. */
const elsewhere = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<title>Elsewhere</title>'),
);
beforeAll(() => new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve)));
afterAll(() => elsewhere.close());
const visit = browser();

type Device = { session: CDPSession; id: string };

/** A virtual authenticator that verifies its user. */
async function device(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('tab', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill(name);
  await page.getByLabel('Confirm your password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Add the passkey' }).click();
}

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/manager/login');
}

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' }).click();

type PasskeyOptions = { challenge: string; rpId: string };

/** A challenge from the server for any passkey. */
async function challenge(): Promise<PasskeyOptions> {
  return (await (await request('/api/auth/passkey/options', { method: 'POST' })).json()) as PasskeyOptions;
}

/** The browser's response to a challenge on the open page. */
function answerTo(page: Page, asked: PasskeyOptions): Promise<object> {
  return page.evaluate(async ({ challenge, rpId }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const text = (of: ArrayBuffer | null) =>
      btoa(String.fromCharCode(...new Uint8Array(of ?? new ArrayBuffer(0))))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=+$/, '');
    const used = (await navigator.credentials.get({
      publicKey: { challenge: bytes(challenge), rpId, userVerification: 'required' },
    })) as PublicKeyCredential;
    const response = used.response as AuthenticatorAssertionResponse;
    return {
      id: used.id,
      rawId: used.id,
      type: used.type,
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
        userHandle: text(response.userHandle),
      },
    };
  }, asked);
}

test('a passkey can be added, signs in alone or as the second step, and signs nobody in once removed (C11.3)', async () => {
  const manager = await (await newClub()).person('sms-manager');
  const { page, expectError } = await visit();
  await device(page);
  await openAs(page, manager.email);
  await addPasskey(page, 'My phone');
  await seeToast(page, 'Passkey added');
  await see(page.getByRole('list', { name: 'Your passkeys' }), 'My phone', /not used yet/);
  await inspect(page, 'passkeys');
  await leave(page);

  await byPasskey(page);
  await page.waitForURL('**/manager');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('tab', { name: 'Passkeys' }).click();
  await see(page, /last used/);
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  await page.getByLabel('Name of the passkey').fill('Old phone');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Old phone' }).waitFor();
  await leave(page);

  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/manager');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('tab', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: 'Remove Old phone' }).click();
  await page.getByLabel('Confirm your password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  await seeToast(page, 'Passkey removed');
  await leave(page);
  expectError('401');
  await byPasskey(page);
  await seeFailure(
    page,
    'Login failed',
    '401: This passkey did not work here. Please try again, or sign in with your password.',
  );
});

test('cancelling the passkey prompt, when adding or signing in, changes nothing and is reported (C11.3)', async () => {
  const manager = await (await newClub()).person('sms-manager');
  const { page } = await visit();
  const { session, id } = await device(page);
  await openAs(page, manager.email);
  await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
  await addPasskey(page, 'Never');
  await seeFailure(page, 'No passkey added', 'No passkey was used. You can try again.');
  expect(await api('GET', '/api/auth/factors', undefined, await signIn(manager.email))).toMatchObject({ passkeys: [] });
  await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true });
  await page.getByRole('button', { name: 'Add the passkey' }).click();
  await seeToast(page, 'Passkey added');
  await leave(page);
  await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
  await byPasskey(page);
  await seeFailure(page, 'Login failed', 'No passkey was used. You can try again.');
});

test('a passkey signs in only its own account, and is refused as the second step of another on the same device (C11.3)', async () => {
  const { person } = await newClub();
  const [one, other] = [await person('sms-manager'), await person('admin')];
  const { page, expectError } = await visit();
  const { session, id } = await device(page);
  await openAs(page, one.email);
  await addPasskey(page, 'One');
  await seeToast(page, 'Passkey added');
  await leave(page);
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId: id });
  await openAs(page, other.email);
  await addPasskey(page, 'Other');
  await seeToast(page, 'Passkey added');
  await leave(page);
  for (const credential of (await session.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials)
    if (credential.credentialId !== credentials[0]?.credentialId)
      await session.send('WebAuthn.removeCredential', { authenticatorId: id, credentialId: credential.credentialId });
  // Only the first account's passkey is left on the device.
  await byPasskey(page);
  await page.waitForURL('**/manager');
  await see(page, 'SMS Manager Dashboard');
  expect((await page.evaluate(() => fetch('/api/auth/check').then((answer) => answer.json()))).user.email).toBe(
    one.email,
  );
  await leave(page);
  await page.getByLabel('Email').fill(other.email);
  await page.getByLabel('Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await seeFailure(page, 'Login failed');
  // A response to an anonymous challenge, sent as another person's second step.
  expectError('401');
  const passkey = await answerTo(page, await challenge());
  const statuses = await page.evaluate(async (body) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const second = await fetch('/api/auth/second', sent);
    // By itself the same response would have been valid, but its challenge is used up now.
    const alone = await fetch('/api/auth/passkey', sent);
    return [second.status, alone.status];
  }, JSON.stringify({ passkey }));
  expect(statuses).toEqual([401, 401]);

  // A page on another port of the same host gets a response from the device, but it signs nobody in.
  expectError('other origin');
  await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
  const relayed = await request('/api/auth/passkey', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passkey: await answerTo(page, await challenge()) }),
  });
  expect(relayed.status).toBe(401);
});

test('at an address other than its own the server offers no passkeys and gives no challenge (C11.3)', async () => {
  const manager = await (await newClub()).person('sms-manager');
  const cookie = await signIn(manager.email);
  expect(atNumber).not.toBe(address());
  const asked = await fetch(`${atNumber}/api/auth/passkey/options`, { method: 'POST' });
  expect([asked.status, asked.headers.get('Problem')]).toEqual([409, 'keys/passkeys-elsewhere']);
  const body = JSON.stringify({ password: CAST_PASSWORD });
  const headers = { cookie, 'content-type': 'application/json' };
  const adding = await fetch(`${atNumber}/api/auth/passkeys/options`, { method: 'POST', headers, body });
  expect(adding.status).toBe(409);
  const { page, context, expectError } = await visit();
  expectError('other origin');
  await context.addCookies([{ name: 'sid', value: cookie.slice(4), url: atNumber }]);
  await page.goto(`${atNumber}/manager/login`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  await page.goto(`${atNumber}/manager`);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('tab', { name: 'Passkeys' }).click();
  await see(page, `On the computer that runs the server, open ${address()} instead.`);
});
