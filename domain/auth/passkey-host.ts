/** The host of passkeys (C11.3): PUBLIC_URL's, else `localhost` */

const LOCAL = 'localhost';

/** Browsers refuse passkeys for IP addresses. */
const IP_ADDRESS = /^\[|^\d+(?:\.\d+){3}$/;

/** `''`: no passkeys; `publicHost`: `null` without PUBLIC_URL. */
export function passkeyHost(publicHost: string | null): string {
  const host = publicHost ?? LOCAL;
  return IP_ADDRESS.test(host) ? '' : host;
}
