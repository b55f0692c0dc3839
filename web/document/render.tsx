/** Renders the HTML document of a path: the server's only interface to the pages (domain/page.ts). */

import { briefingCss, publicCss } from 'virtual:browser-build';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { fill } from '../../domain/language/text.ts';
import { prefixOf } from '../../domain/language/url-prefix.ts';
import { language } from '../../domain/language/words/en.ts';
import type { PageData, RenderedPage, RenderPage } from '../../domain/page.ts';
import { title as feedTitle } from '../../domain/reports/feed/words/en.ts';
import { copyText } from '../../domain/reports/labels/placeholders.ts';
import { titleOf } from '../../domain/reports/public/title.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { truncate } from '../../domain/text/truncate.ts';
import { App } from '../app.tsx';
import { BriefingPage } from '../briefing/briefing-page.tsx';
import { SiteContext } from '../components/site.tsx';
import { LandingPage } from '../landing/landing-page.tsx';
import { LanguageOffer } from '../language/language-offer.tsx';
import { localised, pagePrefix, setPrefix } from '../language/prefix.ts';
import { LoadFailure } from '../layouts/failures/load-failure.tsx';
import { FooterContent } from '../layouts/footer.tsx';
import { FooterNavigation } from '../layouts/footer-navigation.tsx';
import { NotFound } from '../layouts/not-found.tsx';
import { createQueryClient } from '../query-client.ts';
import { NoScriptContent } from '../reports/public/detail/no-script-content.tsx';
import { NoScriptContext } from '../reports/public/detail/no-script-context.ts';
import { AboveList } from '../reports/public/topics/above-list.tsx';
import { ServerHtml } from '../reports/public/topics/server-html.ts';
import { PAGES, type Page, pageAt } from '../routes.tsx';
import TrendsPage from '../trends/trends-page.tsx';
import { UnsubscribePage } from '../unsubscribe/unsubscribe-page.tsx';
import { pageTitles as PAGE_TITLES } from '../words/en.ts';
import { buildNameOf, descriptionOf, hydratesOnInteraction } from './about.ts';
import { assetUrl, scriptUrls } from './assets.ts';
import { type HtmlDocument, htmlDocument } from './html.ts';
import { ownPath, previewTags } from './link-preview.ts';
import { pageDataElement, primeQueries } from './page-data.ts';
import * as words from './words/en.ts';

// Preloaded, so that rendering never suspends.
await Promise.all(Object.values(PAGES).map((page) => page.preload()));

const LANDING_DESCRIPTION = words.landing;
/** Characters of a report in a link preview. */
const DESCRIPTION_MAX = 200;

type Metadata = { title: string; description: string };

function staticPage(path: string, data: PageData, content: ReactNode): string {
  return renderToStaticMarkup(
    <SiteContext value={data.site}>
      <LanguageOffer />
      <Router base={pagePrefix()} ssrPath={localised(path)}>
        <FooterContent value={<FooterNavigation />}>{content}</FooterContent>
      </Router>
    </SiteContext>,
  );
}

/**
 * Topics and lessons above the list of /reports, which the first scripts do not render. Never empty, as the page would
 * then fetch them (reports-page.tsx).
 */
function aboveList(path: string, { topics = [], lessons = [], reports }: PageData): string {
  const markup = renderToStaticMarkup(
    <Router base={pagePrefix()} ssrPath={localised(path)}>
      {/* Filtered pages are served without reports, and their own script knows the topic. */}
      <AboveList topics={topics} lessons={reports ? lessons : []} chosen="" />
    </Router>,
  );
  return `${markup}\n`;
}

function hydratedPage(page: Page, data: PageData): string {
  const queryClient = createQueryClient();
  primeQueries(queryClient, data);
  const markup = renderToString(
    <NoScriptContext value={<NoScriptContent {...data} />}>
      <ServerHtml value={page.name === 'reports' ? aboveList(page.path, data) : ''}>
        <FooterContent value={<FooterNavigation />}>
          <App site={data.site} queryClient={queryClient} path={page.path} />
        </FooterContent>
      </ServerHtml>
    </NoScriptContext>,
  );
  const offer = renderToStaticMarkup(
    <SiteContext value={data.site}>
      <LanguageOffer />
    </SiteContext>,
  );
  const failure = renderToStaticMarkup(<LoadFailure />);
  return `${offer}<div id="app">${markup}</div>${failure}${pageDataElement(data)}`;
}

function metadataOf(page: Page, { site, report }: PageData): Metadata {
  const title = `${report ? copyText(titleOf(report)) : page.title} · ${site.productName}`;
  const description = report ? truncate(copyText(report.narrative), DESCRIPTION_MAX).shown : descriptionOf(page.name);
  return { title, description };
}

/** Null unless the page is static. */
function staticContent(path: string, { site, trends, briefing }: PageData): (Metadata & { content: ReactNode }) | null {
  if (path === SITE_MAP.landing.path)
    return {
      title: fill(words.landingTitle, { product: site.productName }),
      description: LANDING_DESCRIPTION,
      content: <LandingPage />,
    };
  if (path === SITE_MAP.briefing.path && briefing)
    return {
      title: `${PAGE_TITLES.briefing} · ${site.productName}`,
      description: words.briefing,
      content: <BriefingPage briefing={briefing} />,
    };
  if (path !== SITE_MAP.trends.path || !trends) return null;
  return {
    title: `${PAGE_TITLES.trends} · ${site.productName}`,
    description: words.trends,
    content: <TrendsPage trends={trends} />,
  };
}

const feedOf = ({ site }: PageData): HtmlDocument['feed'] => ({
  title: fill(feedTitle, { product: site.productName }),
  href: localised('/reports.atom'),
});

function stylesOf(path: string): HtmlDocument['css'] {
  if (path === SITE_MAP.trends.path) return { href: assetUrl('styles/public.css') };
  return { inline: path === SITE_MAP.briefing.path ? briefingCss : publicCss };
}

function renderStatic(path: string, data: PageData): RenderedPage {
  const staticPart = staticContent(path, data);
  const exists = staticPart !== null;
  const isWrong = data.briefing?.isWrong === true;
  const title = staticPart?.title ?? `${words.notFound} · ${data.site.productName}`;
  const description = staticPart?.description ?? LANDING_DESCRIPTION;
  const html = htmlDocument({
    title,
    description,
    hidden: !exists || isWrong,
    feed: null,
    preview: exists && !isWrong ? previewTags({ title, description, path }, data) : [],
    css: stylesOf(path),
    script: path === SITE_MAP.briefing.path ? 'briefing/present.ts' : 'prefetch-links.ts',
    preloads: [],
    ...(path === SITE_MAP.landing.path && { waiting: assetUrl('components/waiting/panel/show.tsx') }),
    isHydrated: false,
    body: staticPage(path, data, staticPart?.content ?? <NotFound />),
  });
  if (isWrong) return { status: 400, html };
  return { status: exists ? 200 : 404, html };
}

/** The unsubscribe page: works without scripts, hidden from search engines. */
function unsubscribePage(data: PageData): RenderedPage {
  const html = htmlDocument({
    title: `${PAGE_TITLES.unsubscribe} · ${data.site.productName}`,
    description: words.stop,
    hidden: true,
    feed: null,
    preview: [],
    css: { inline: publicCss },
    script: 'prefetch-links.ts',
    preloads: [],
    isHydrated: false,
    body: staticPage(SITE_MAP.unsubscribe.path, data, <UnsubscribePage stop={data.stop ?? null} />),
  });
  return { status: data.stop ? 200 : 404, html };
}

/** A page's entry script, and what loads with it or at the first interaction. */
function scriptsOf(page: Page): Pick<HtmlDocument, 'script' | 'preloads' | 'files'> {
  const main = assetUrl('main.tsx');
  const others = scriptUrls(['main.tsx', buildNameOf(page.name)]).filter((url) => url !== main);
  return hydratesOnInteraction(page.name)
    ? { script: 'document/hydrate-on-interaction.ts', preloads: [], files: [main, ...others] }
    : { script: 'main.tsx', preloads: others };
}

export const renderPage: RenderPage = (path, data) => {
  setPrefix(prefixOf(language, data.site.defaultLanguage ?? 'en'));
  if (path === SITE_MAP.unsubscribe.path && data.stop !== undefined) return unsubscribePage(data);
  const page = pageAt(path);
  if (!page) return renderStatic(path, data);
  const staff = page.group === 'staff';
  const metadata = metadataOf(page, data);
  const hidden = staff || data.isGone === true;
  const html = htmlDocument({
    ...metadata,
    hidden,
    feed: page.name === 'reports' ? feedOf(data) : null,
    preview: hidden ? [] : previewTags({ ...metadata, path: ownPath(page.path, data) }, data),
    css: staff ? { href: assetUrl('styles/staff.css') } : { inline: publicCss },
    ...scriptsOf(page),
    isHydrated: true,
    body: hydratedPage(page, data),
  });
  return { status: data.isGone ? 404 : 200, html };
};
