/** The HTML document around a page; its CSP allows only its own hashes (C6.5). */
import { language } from '../../domain/language/words/en.ts';
import { THEME_COLORS, THEME_SCRIPT } from '../theme.ts';
import { assetUrl, fontUrl } from './assets.ts';
import { EARLY_INPUT_SCRIPT } from './input-before-hydration.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

export type HtmlDocument = {
  title: string;
  description: string;
  /** Hidden from search engines, as staff pages and missing ones are. */
  hidden: boolean;
  preview: readonly string[];
  /** For feed readers (C12.6). */
  feed: { title: string; href: string } | null;
  css: { inline: string } | { href: string };
  script: string;
  preloads: readonly string[];
  files?: readonly string[];
  /** Loaded by a static page if a report is waiting on the device (prefetch-links.ts). */
  waiting?: string;
  /** Whether a script hydrates the page, so that earlier input must be kept. */
  isHydrated: boolean;
  body: string;
};

export function htmlDocument(page: HtmlDocument): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...page.preview,
    `<meta name="theme-color" content="${THEME_COLORS.dark}">`,
    page.hidden ? '<meta name="robots" content="noindex">' : '',
    page.feed
      ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(page.feed.title)}" href="${page.feed.href}">`
      : '',
    `<script>${THEME_SCRIPT}</script>`,
    page.isHydrated ? `<script>${EARLY_INPUT_SCRIPT}</script>` : '',
    'inline' in page.css ? `<style>${page.css.inline}</style>` : `<link rel="stylesheet" href="${page.css.href}">`,
    `<link rel="preload" as="font" type="font/woff2" href="${fontUrl()}" crossorigin>`,
    ...page.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assetUrl(page.script)}"${page.files ? ` data-files="${page.files.join(' ')}"` : ''}${page.waiting ? ` data-waiting="${page.waiting}"` : ''}></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    page.hidden ? '' : '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ];
  return `<!doctype html>\n<html lang="${language}" class="dark">\n<head>${head.filter(Boolean).join('\n')}</head>\n<body>${page.body}</body>\n</html>\n`;
}
