/** Where passkeys work (C11.3): the host of PUBLIC_URL, else `localhost` */

const LOCAL = 'localhost';

/** No browser makes a passkey for an IP address. */
const NUMBER = /^\[|^\d+(?:\.\d+){3}$/;

/** `''` if there can be none; `publicHost` is `null` without PUBLIC_URL. */
export function passkeyHost(publicHost: string | null): string {
  const host = publicHost ?? LOCAL;
  return NUMBER.test(host) ? '' : host;
}
