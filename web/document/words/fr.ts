/** What search engines and link previews show of the public pages. Descriptions: one sentence, at most about 150 characters. */

/** Title of the landing page in the browser's tab. */
export const landingTitle = '{product} · Retours d’expérience confidentiels pour les clubs de vol à voile';
export const landing = 'Retours d’expérience confidentiels et gestion de la sécurité pour les clubs de vol à voile.';
export const submit =
  'Racontez à votre club, en toute confidentialité, ce qui s’est passé : d’autres voleront plus sûrement.';
export const follow = 'Voyez la suite donnée à votre REX et répondez aux questions, avec votre seul code de suivi.';
export const reports = 'Retours d’expérience anonymisés des clubs de vol à voile, relus par leurs équipes sécurité.';
export const trends =
  'Ce que disent, pris ensemble, les REX publiés des clubs de vol à voile : par trimestre, gravité, phase de vol et aéronef.';
export const briefing =
  'Trois enseignements tirés des REX publiés pour le briefing du jour, à lire et à discuter ensemble.';
export const stop = 'Ne plus recevoir certains e-mails.';
export const staff = 'Relire et valider les REX';
/** Title of a missing page. */
export const notFound = 'Page introuvable (404)';
/** Alternative text of the preview picture. */
export const picture = 'Un planeur au-dessus d’une crête, et une manche à air';
