/** Atom feed of published copies (C12.6, RFC 4287, C14.1) */

import { inLanguage, type Words } from '../../language/in-language.ts';
import type { Language } from '../../language/languages.ts';
import { fill } from '../../language/text.ts';
import { prefixOf } from '../../language/url-prefix.ts';
import { escapeXml } from '../../xml/escape.ts';
import { withLabels } from '../labels/placeholders.ts';
import { removedIn } from '../labels/values-by-label.ts';
import type { PublicReport } from '../public/public-report.ts';
import { titleOf } from '../public/title.ts';
import * as cs from './words/cs.ts';
import * as de from './words/de.ts';
import * as en from './words/en.ts';
import * as es from './words/es.ts';
import * as fr from './words/fr.ts';
import * as italian from './words/it.ts';
import * as nl from './words/nl.ts';
import * as pl from './words/pl.ts';
import * as sv from './words/sv.ts';

const WORDS: Words<typeof en> = { en, de, fr, nl, pl, cs, it: italian, es, sv };

export const FEED_ENTRIES = 50;

/** `publishedOn`: UTC, `YYYY-MM-DD`; `photos`: descriptions. */
type FeedEntry = { copy: PublicReport; publishedOn: string; photos: readonly string[] };

type Feed = {
  id: string;
  origin: string;
  language: Language;
  defaultLanguage: Language;
  name: string;
  entries: readonly FeedEntry[];
};

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;
const moment = (day: string): string => `${day}T00:00:00Z`;

const languageAttribute = ({ language }: PublicReport): string => (language ? ` xml:lang="${language}"` : '');

const EMPTY_FEED_DAY = '2000-01-01';

type FeedContext = { origin: string; site: string; language: Language; words: typeof en };

function entry({ origin, site, language, words }: FeedContext, { copy, publishedOn, photos }: FeedEntry): string {
  const { id, narrative, smsManagerComment, aircraftCategory, severity } = copy;
  const translated = (text: string) => withLabels(text, removedIn(language));
  const content = [
    narrative,
    ...photos.map((description) => fill(words.photo, { description })),
    ...(smsManagerComment ? [fill(words.safetyTeam, { comment: smsManagerComment })] : []),
  ].join('\n\n');
  const category = (scheme: string, term: string) =>
    `<category scheme="${escapeXml(origin)}/reports#${scheme}" term="${escapeXml(term)}"/>`;
  return [
    '<entry>',
    element('id', `urn:uuid:${id}`),
    element('title', translated(titleOf(copy)), languageAttribute(copy)),
    element('updated', moment(publishedOn)),
    `<link rel="alternate" type="text/html" href="${escapeXml(site)}/reports?report=${id}"/>`,
    category('severity', severity),
    ...(aircraftCategory ? [category('aircraft', aircraftCategory)] : []),
    element('content', translated(content), ` type="text"${languageAttribute(copy)}`),
    '</entry>',
  ].join('\n');
}

/** Reveals publication days, not times. */
export function atomFeed({ id, origin, language, defaultLanguage, name, entries }: Feed): string {
  const words = inLanguage(WORDS, language);
  const site = origin + prefixOf(language, defaultLanguage);
  const updated = entries
    .map(({ publishedOn }) => publishedOn)
    .reduce((last, day) => (day > last ? day : last), EMPTY_FEED_DAY);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', `urn:uuid:${id}`),
    element('title', fill(words.title, { product: name })),
    element('subtitle', words.subtitle),
    element('updated', moment(updated)),
    `<author>${element('name', name)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(site)}/reports.atom"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(site)}/reports"/>`,
    ...entries.map((each) => entry({ origin, site, language, words }, each)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}
