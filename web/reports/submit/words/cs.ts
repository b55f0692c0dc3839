// The page /submit: what is above and below the form, whose own texts are in form/words.

/** The page's heading. On a phone it must fit on one line: about 24 letters. */
export const heading = 'Podat hlášení';
/** Below the heading, on wide screens. */
export const intro = 'Řekněte nám, co se stalo. Zabere to asi dvě minuty a jiného to může uchránit před tím samým.';
/** The box above the form: a bold sentence, then a plain one, then one more on wide screens. */
export const confidential = 'Vaše hlášení je důvěrné.';
export const whoSeesYou = 'Kdo jste, vidí jen bezpečnostní tým.';
export const whatIsPublished = 'Než se něco zveřejní, projdeme to a anonymizujeme. Hledáme příčiny, ne viníka.';

/** Below the form. */
export const whoSeesWhat =
  'Vaše jméno, e-mail, telefon a poznávací značku letadla vidí jen bezpečnostní tým. Než se něco zveřejní, projdeme to a anonymizujeme. Hledáme příčiny, ne viníka.';
/** A link to the page `Follow your report`. */
export const sentAlready = 'Už jste hlášení poslali? Sledujte ho';

/** Shown instead of the form if the browser runs no scripts. */
export const needsScript =
  'K odeslání hlášení je potřeba JavaScript: než začnete psát, zapněte ho prosím v prohlížeči.';
/** {address} is an email address, as a link. */
export const writeMail =
  'Nebo napište na {address} a uveďte svůj aeroklub. Z e-mailu však každý, komu projde rukama, pozná, kdo jste, a kód hlášení k němu není.';
/** The subject of that email. */
export const mailSubject = 'Bezpečnostní hlášení';
