/** The language in the addresses of this page (contract C14.1): whoever links to a page of ours says it with the prefix. */
import { withPrefix } from '../../domain/language/address.ts';
import { language } from '../../domain/language/words/en.ts';

let prefix = '';

export const pagePrefix = (): string => prefix;

/** Set before a page is drawn: by the renderer for each page, by the browser once. */
export function setPrefix(value: string): void {
  prefix = value;
}

/** The prefix that the browser's own address has. */
export const prefixOfLocation = (): string => (location.pathname.split('/')[1] === language ? `/${language}` : '');

export const localised = (path: string): string => withPrefix(prefix, path);

/** The path that the browser shows, without the language. */
export const currentPath = (): string => location.pathname.slice(prefix.length) || '/';
