/** Renders the page at a path into a whole HTML document: all that the server knows of the pages (domain/page.ts). */

import { publicCss } from 'virtual:browser-build';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { PageData, RenderPage } from '../../domain/page.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { App } from '../app.tsx';
import { SiteContext } from '../components/site.tsx';
import { LandingPage } from '../landing/landing-page.tsx';
import { NotFound } from '../layouts/not-found.tsx';
import { createQueryClient } from '../query-client.ts';
import { headlineOf } from '../reports/public/api.ts';
import { Plain } from '../reports/public/whole/plain.tsx';
import { WithoutScript } from '../reports/public/whole/without-script.ts';
import { PAGES, type Page, pageAt } from '../routes.tsx';
import { buildNameOf, descriptionOf, sleeps } from './about.ts';
import { assetUrl, scriptUrls } from './assets.ts';
import { type HtmlDocument, htmlDocument } from './html.ts';
import { pageDataElement, primeQueries } from './page-data.ts';
import { inShort, ownPath, previewTags } from './preview.ts';

// Every page is at hand before the first is asked for, so that rendering never waits.
await Promise.all(Object.values(PAGES).map((page) => page.preload()));

function staticPage(path: string, data: PageData, content: ReactNode): string {
  return renderToStaticMarkup(
    <SiteContext value={data.site}>
      <Router ssrPath={path}>{content}</Router>
    </SiteContext>,
  );
}

function runningPage(page: Page, data: PageData): string {
  const queryClient = createQueryClient();
  primeQueries(queryClient, data);
  const markup = renderToString(
    <WithoutScript value={<Plain {...data} />}>
      <App site={data.site} queryClient={queryClient} path={page.path} />
    </WithoutScript>,
  );
  return `<div id="app">${markup}</div>${pageDataElement(data)}`;
}

function about(page: Page, { site, report }: PageData): { title: string; description: string } {
  const title = `${report ? headlineOf(report) : page.title} · ${site.productName}`;
  const description = report ? inShort(report.narrative) : descriptionOf(page.name);
  return { title, description };
}

function renderStill(path: string, data: PageData): ReturnType<RenderPage> {
  const found = path === SITE_MAP.landing.path;
  const title = found
    ? `${data.site.productName} · Confidential safety reports for gliding clubs`
    : `404 Page Not Found · ${data.site.productName}`;
  const description = 'Confidential safety reporting and safety management for gliding clubs.';
  const html = htmlDocument({
    title,
    description,
    hidden: !found,
    preview: found ? previewTags({ title, description, path }, data) : [],
    css: { inline: publicCss },
    script: 'prefetch-links.ts',
    preloads: [],
    takenOver: false,
    body: staticPage(path, data, found ? <LandingPage /> : <NotFound />),
  });
  return { status: found ? 200 : 404, html };
}

/** The script that a page starts with, and what it wants besides: at once, or when somebody touches the page. */
function scriptsOf(page: Page): Pick<HtmlDocument, 'script' | 'preloads' | 'wakes'> {
  const main = assetUrl('main.tsx');
  const others = scriptUrls(['main.tsx', buildNameOf(page.name)]).filter((url) => url !== main);
  return sleeps(page.name)
    ? { script: 'document/wake.ts', preloads: [], wakes: [main, ...others] }
    : { script: 'main.tsx', preloads: others };
}

/** The whole document at a path, and its status. */
export const renderPage: RenderPage = (path, data) => {
  const page = pageAt(path);
  if (!page) return renderStill(path, data);
  const staff = page.room === 'staff';
  const said = about(page, data);
  const hidden = staff || data.isGone === true;
  const html = htmlDocument({
    ...said,
    hidden,
    preview: hidden ? [] : previewTags({ ...said, path: ownPath(page.path, data) }, data),
    css: staff ? { href: assetUrl('styles/staff.css') } : { inline: publicCss },
    ...scriptsOf(page),
    takenOver: true,
    body: runningPage(page, data),
  });
  return { status: data.isGone ? 404 : 200, html };
};
