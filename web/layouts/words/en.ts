/** The layout of public pages: header, footer, and the pages shown for a missing or broken one. */

/** The first link for keyboards and screen readers: skips the header. */
export const skipToContent = 'Skip to content';
/** Names of two groups of links for screen readers. */
export const mainNavigation = 'Main';
export const footerNavigation = 'Footer';
/** Links in the header; short, side by side on a phone. */
export const submitReport = 'Submit Report';
export const publicReports = 'Public Reports';
export const login = 'Login';

/** In the footer. */
export const purpose =
  'Confidential safety reports for gliding clubs, so that what one of us learned keeps the rest of us flying.';
export const navigation = 'Navigation';
export const home = 'Home';
export const submitSafetyReport = 'Submit Safety Report';
export const followReport = 'Follow your report';
export const briefing = 'Briefing';
export const contact = 'Contact';
export const rightsReserved = '© 2025 {product}. All rights reserved.';

/** The page for unknown addresses. */
export const notFound = '404 Page Not Found';
export const notFoundText = 'There is no page at this address. It may have been moved, or the link is incomplete.';
export const backToStart = 'Back to the home page';
export const readReports = 'Read published reports';
export const submitOne = 'Submit a report';
export const lastHint = 'Did you forget to add the page to the router?';

/** If a page fails to load or render. */
export const pageBroke = 'This page could not be shown';
/** If a script of a page that already shows fails to load. */
export const loadedInPart = 'This page has not loaded completely';
export const checkConnection = 'Please check your internet connection and try again.';
export const loadAgain = 'Load the page again';
