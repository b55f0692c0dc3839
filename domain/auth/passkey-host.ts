/** Where passkeys can be (contract C11.3): at the host of PUBLIC_URL, else at `localhost`; elsewhere they are not offered. */

const LOCAL = 'localhost';

/** An address in numbers, as a URL writes one: no browser makes a passkey for it. */
const NUMBER = /^\[|^\d+(?:\.\d+){3}$/;

/** The host of passkeys, or `''` where there can be none; `publicHost` is that of PUBLIC_URL as a URL tells it, `null` without one. */
export function passkeyHost(publicHost: string | null): string {
  const host = publicHost ?? LOCAL;
  return NUMBER.test(host) ? '' : host;
}
