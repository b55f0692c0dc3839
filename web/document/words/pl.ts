/** What search engines and link previews show of the public pages. Descriptions: one sentence, at most about 150 characters. */

/** Title of the landing page in the browser's tab. */
export const landingTitle = '{product} · Poufne zgłaszanie zdarzeń w klubach szybowcowych';
export const landing = 'Poufne zgłaszanie zdarzeń i zarządzanie bezpieczeństwem w klubach szybowcowych.';
export const submit = 'Poufne zgłoszenie zdarzenia w klubie szybowcowym, aby inni mogli latać bezpieczniej.';
export const follow =
  'Tu można sprawdzić, co wynikło ze zgłoszenia, i odpowiedzieć na pytania. Wystarczy kod zgłoszenia.';
export const reports = 'Zanonimizowane zgłoszenia z klubów szybowcowych, sprawdzone przez ich zespoły bezpieczeństwa.';
export const trends =
  'Co mówią razem opublikowane zgłoszenia klubów szybowcowych: według kwartału, skutków, fazy lotu i kategorii statku powietrznego.';
export const briefing =
  'Trzy wnioski z opublikowanych zgłoszeń na dzisiejszą odprawę, do wspólnego przeczytania i omówienia.';
export const stop = 'Rezygnacja z e-maili jednego rodzaju.';
export const staff = 'Sprawdzanie i zatwierdzanie zgłoszeń';
/** Title of a missing page. */
export const notFound = '404: nie ma takiej strony';
/** Alternative text of the preview picture. */
export const picture = 'Szybowiec nad granią i rękaw lotniskowy';
