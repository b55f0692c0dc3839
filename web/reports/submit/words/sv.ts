// The page /submit: what is above and below the form, whose own texts are in form/words.

/** The page's heading. On a phone it must fit on one line: about 24 letters. */
export const heading = 'Skicka säkerhetsrapport';
/** Below the heading, on wide screens. */
export const intro = 'Berätta vad som hände. Det tar ungefär två minuter och kan bespara någon annan samma sak.';
/** The box above the form: a bold sentence, then a plain one, then one more on wide screens. */
export const confidential = 'Din rapport är konfidentiell.';
export const whoSeesYou = 'Bara säkerhetsteamet ser vem du är.';
export const whatIsPublished =
  'Det som senare publiceras granskas och anonymiseras först. Vi letar orsaker, inte någon att skylla på.';

/** Below the form. */
export const whoSeesWhat =
  'Bara säkerhetsteamet ser ditt namn, din e-postadress, ditt telefonnummer och luftfartygets registrering. Det som senare publiceras granskas och anonymiseras först. Vi letar orsaker, inte någon att skylla på.';
/** A link to the page `Follow your report`. */
export const sentAlready = 'Har du redan skickat en? Följ din rapport';

/** Shown instead of the form if the browser runs no scripts. */
export const needsScript = 'För att skicka en rapport behövs JavaScript: slå på det i webbläsaren innan du skriver.';
/** {address} is an email address, as a link. */
export const writeMail =
  'Eller mejla {address} och skriv vilken klubb du tillhör. Ett mejl visar vem du är för alla som hanterar det, och ger ingen kvittokod.';
/** The subject of that email. */
export const mailSubject = 'Säkerhetsrapport';
