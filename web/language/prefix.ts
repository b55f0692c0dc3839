/** The language prefix of this page's URLs (C14.1). */
import { withPrefix } from '../../domain/language/url-prefix.ts';
import { language } from '../../domain/language/words/en.ts';

let prefix = '';

export const pagePrefix = (): string => prefix;

/** Set before rendering: per page by the renderer, once by the browser. */
export function setPrefix(value: string): void {
  prefix = value;
}

export const prefixOfLocation = (): string => (location.pathname.split('/')[1] === language ? `/${language}` : '');

export const localised = (path: string): string => withPrefix(prefix, path);

/** The browser's path without the prefix. */
export const currentPath = (): string => location.pathname.slice(prefix.length) || '/';
