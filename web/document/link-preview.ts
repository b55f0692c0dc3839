/** Metadata for shared links: canonical URL, Open Graph, Twitter card. */

import { LANGUAGES, type Language } from '../../domain/language/languages.ts';
import { prefixOf, withPrefix } from '../../domain/language/url-prefix.ts';
import type { PageData } from '../../domain/page.ts';
import { localised } from '../language/prefix.ts';
import { paths } from '../paths.ts';
import { escapeHtml } from './html.ts';
import * as words from './words/en.ts';

/** Drawn by `npm run pictures`, in the recommended size. */
const PICTURE = { path: '/og.png', width: 1200, height: 630, text: words.picture };

type Preview = { title: string; description: string; path: string };

const tag = (key: 'property' | 'name', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** `hreflang` links (C14.2); absolute if PUBLIC_URL is set. */
function alternateLinks(path: string, { site: { defaultLanguage = 'en' }, publicUrl }: PageData): string[] {
  const link = (name: string, language: Language) => {
    const address = withPrefix(prefixOf(language, defaultLanguage), path);
    const absolute = publicUrl ? new URL(address, publicUrl).href : address;
    return `<link rel="alternate" hreflang="${name}" href="${escapeHtml(absolute)}">`;
  };
  return [...LANGUAGES.map((each) => link(each, each)), link('x-default', defaultLanguage)];
}

/** Without PUBLIC_URL links stay relative (C14.2). */
export function previewTags({ title, description, path }: Preview, data: PageData): string[] {
  const { site, publicUrl, report } = data;
  const absolute = (address: string) => (publicUrl ? new URL(address, publicUrl).href : null);
  const own = localised(path);
  const url = absolute(own);
  return [
    `<link rel="canonical" href="${escapeHtml(url ?? own)}">`,
    ...alternateLinks(path, data),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:type', report ? 'article' : 'website'),
    tag('property', 'og:site_name', site.productName),
    url ? tag('property', 'og:url', url) : '',
    tag('property', 'og:image', absolute(PICTURE.path) ?? PICTURE.path),
    tag('property', 'og:image:width', String(PICTURE.width)),
    tag('property', 'og:image:height', String(PICTURE.height)),
    tag('property', 'og:image:alt', PICTURE.text),
    tag('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Filters do not change the canonical page; an open report does. */
export function ownPath(path: string, { report }: PageData): string {
  return report ? paths.reports({ report: report.id }) : path;
}
