/** The layout of public pages: header, footer, and the pages shown for a missing or broken one. */

/** The first link for keyboards and screen readers: skips the header. */
export const skipToContent = 'Přejít k obsahu';
/** Names of two groups of links for screen readers. */
export const mainNavigation = 'Hlavní nabídka';
export const footerNavigation = 'Zápatí';
/** Links in the header; short, side by side on a phone. */
export const submitReport = 'Podat hlášení';
export const publicReports = 'Hlášení';
export const login = 'Přihlásit se';

/** In the footer. */
export const purpose = 'Důvěrná bezpečnostní hlášení pro aerokluby: co se jeden naučil, pomůže létat nám ostatním.';
export const navigation = 'Stránky';
export const home = 'Úvod';
export const submitSafetyReport = 'Podat hlášení';
export const followReport = 'Sledovat hlášení';
export const briefing = 'Briefing';
export const contact = 'Kontakt';
export const rightsReserved = '© 2025 {product}. Všechna práva vyhrazena.';

/** The page for unknown addresses. */
export const notFound = '404 Stránka nenalezena';
export const notFoundText = 'Na této adrese žádná stránka není. Možná se přestěhovala, nebo odkaz není celý.';
export const backToStart = 'Zpět na úvod';
export const readReports = 'Číst zveřejněná hlášení';
export const submitOne = 'Podat hlášení';
export const lastHint = 'Chybí tu něco? Dejte prosím vědět svému aeroklubu.';

/** If a page fails to load or render. */
export const pageBroke = 'Stránku se nepodařilo zobrazit';
/** If a script of a page that already shows fails to load. */
export const loadedInPart = 'Tato stránka se nenačetla celá';
export const checkConnection = 'Zkontrolujte prosím připojení k internetu a zkuste to znovu.';
export const loadAgain = 'Načíst znovu';
