// The page /submit: what is above and below the form, whose own texts are in form/words.

/** The page's heading. On a phone it must fit on one line: about 24 letters. */
export const heading = 'Zgłoszenie zdarzenia';
/** Below the heading, on wide screens. */
export const intro =
  'Proszę napisać, co się stało. Zajmie to około dwóch minut, a komuś innemu może oszczędzić tego samego.';
/** The box above the form: a bold sentence, then a plain one, then one more on wide screens. */
export const confidential = 'Zgłoszenie jest poufne.';
export const whoSeesYou = 'Dane osobowe widzi tylko zespół bezpieczeństwa.';
export const whatIsPublished =
  'Zanim cokolwiek zostanie opublikowane, jest sprawdzane i anonimizowane. Szukamy przyczyn, nie winnych.';

/** Below the form. */
export const whoSeesWhat =
  'Imię i nazwisko, e-mail, telefon i znaki rejestracyjne widzi tylko zespół bezpieczeństwa. Zanim cokolwiek zostanie opublikowane, jest sprawdzane i anonimizowane. Szukamy przyczyn, nie winnych.';
/** A link to the page `Follow your report`. */
export const sentAlready = 'Zgłoszenie już wysłane? Tu widać, co z nim dalej';

/** Shown instead of the form if the browser runs no scripts. */
export const needsScript = 'Wysłanie zgłoszenia wymaga JavaScriptu: przed pisaniem proszę go włączyć w przeglądarce.';
/** {address} is an email address, as a link. */
export const writeMail =
  'Można też napisać e-mail na adres {address}, podając nazwę klubu. E-mail zdradza jednak nadawcę wszystkim, przez których ręce przechodzi, i nie daje kodu zgłoszenia.';
/** The subject of that email. */
export const mailSubject = 'Zgłoszenie zdarzenia';
