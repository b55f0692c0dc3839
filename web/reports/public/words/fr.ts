/** The Public Safety Reports page: the list of published reports, its messages, and the report dialog. */

export const publicReports = 'REX publiés';
export const intro =
  'Des REX anonymisés, relus et validés par l’équipe sécurité, pour que la surprise d’un pilote profite à tous.';
/** Two buttons beside the heading. */
export const submitReport = 'Déposer un REX';
export const trends = 'Tendances';
/** A link below the introduction. */
export const briefing = 'Briefing : trois enseignements du jour';
/** A link at the end of the list. */
export const feed = 'Suivre par flux (Atom)';

/** Above the list: the number of reports, of which {shown} are on the page. */
export const reports = { one: '{count} REX', other: '{count} REX' };
export const someReports = { one: '{shown} sur {count} REX', other: '{shown} sur {count} REX' };
export const noMatch = 'Aucun REX trouvé';

/** Instead of the list: no match, nothing published yet, or a failure to load. */
export const noMatchTitle = 'Aucun REX ne correspond à ces filtres';
export const tryOthers =
  'Essayez d’autres mots, une période plus longue, ou effacez les filtres pour voir tous les REX.';
export const showAll = 'Voir tous les REX';
export const wrongFilters = 'Ces filtres ne peuvent pas être utilisés';
export const clearFilters = 'Effacer les filtres';
export const nothingYet = 'Pas encore de REX publié';
export const nothingYetText = 'L’équipe sécurité relit chaque REX avant de le publier. Revenez bientôt !';
export const submitFirst = 'Déposer le premier REX';
export const fetchFailed = 'Impossible de charger les REX';
export const checkConnection = 'Vérifiez votre connexion internet et réessayez.';
export const tryAgain = 'Réessayer';

/** A report without a headline. */
export const safetyReport = 'REX';
/** Heading in a card, above the comment of the safety team. */
export const smsAnalysis = 'Analyse de l’équipe sécurité';

/** The report dialog. */
export const loadingReport = 'Chargement du REX…';
export const reportFailed = 'Impossible de charger le REX';
export const notPublic = 'Ce REX n’est pas public';
export const maybeWithdrawn = 'L’équipe sécurité qui l’avait publié l’a peut-être retiré.';
export const copyLink = 'Copier le lien';
/** Messages after pressing it. */
export const linkCopied = 'Lien copié';
export const linkCopiedText = 'Avec ce lien, tout le monde peut lire ce REX tant qu’il est public.';
export const copyThisLink = 'Copiez ce lien';
