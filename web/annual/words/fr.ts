/** The Annual Report page and its printout: a club's year in safety reports. */

/** Page heading and subtitle. */
export const annualReport = 'Bilan annuel';
export const forWhom = 'Pour le comité directeur, ou pour tous les membres';
export const noStaffRights =
  'Votre compte ne donne pas accès à cette page : un pilote peut se connecter, mais pas voir ni relire les REX. Si vous en avez besoin, adressez-vous à l’admin de votre club.';
export const loadingYear = 'Chargement du bilan annuel…';
export const yearNotLoaded = 'Impossible de charger le bilan annuel.';
export const chooseClub = 'Choisissez un club pour voir son bilan annuel.';
/** Labels of two lists. */
export const year = 'Année';
export const edition = 'Version';
/** Options of `edition`: who the report is for. */
export const editions = { team: 'Équipe sécurité et comité', members: 'Tous les membres' };
/** A button. */
export const saveAsPdf = 'Enregistrer en PDF';

/** Title of the printed report. */
export const yearOfClub = '{club} : les REX de {year}';
/** Below the title. */
export const forWhomItIs = {
  team: 'Pour l’équipe sécurité et le comité directeur. Confidentiel.',
  members: 'Pour tous les membres.',
};

/** Labels of numbers. */
export const reports = 'REX';
export const published = 'Publiés';
export const notPublished = 'Non publiés';
export const waiting = 'Pas encore traités';
export const actionsOpen = 'Actions ouvertes';
export const actionsDone = 'Actions faites';
export const actionsWorked = 'Actions efficaces';
/** Instead of a small number, in the members' edition. */
export const fewerThan5 = 'moins de 5';

/** Titles of charts. */
export const allByQuarter = 'Tous les REX par trimestre';
export const publishedByQuarter = 'REX publiés par trimestre';
/** Heading of the first column of their table. */
export const quarter = 'Trimestre';
export const flightPhase = 'Phase de vol';
export const aircraftCategory = 'Catégorie d’aéronef';
export const operationType = 'Type d’activité';
export const categoryOfOccurrence = 'Catégorie d’événement';
export const risk = 'Risque';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'élevé', medium: 'moyen', low: 'faible' };

/** Heading above the published reports. */
export const whatWasLearned = 'Ce que nous avons appris';
export const nothingPublished = 'Aucun REX de cette année n’est encore publié.';
/** {shown} is how many of {count} reports follow. */
export const newestReports = {
  one: 'Le REX publié le plus récent ({shown} sur {count}).',
  other: 'Les REX publiés les plus récents ({shown} sur {count}).',
};
/** The same if a long one among the newest does not fit. */
export const someReports = { one: '{shown} sur {count} REX publié.', other: '{shown} des {count} REX publiés.' };
/** In bold before the safety team's comment. */
export const smsAnalysis = 'Analyse de l’équipe sécurité :';
/** {address} is a link. */
export const wholeReport = 'Le REX complet : {address}';

/** Heading above the actions. */
export const actionsAndEffect = 'Les actions, et leur effet';
export const noActions = 'Aucune action n’a été ajoutée cette année.';
/** {shown} is how many of {count} actions follow. */
export const newestActions = {
  one: 'L’action la plus récente ({shown} sur {count}).',
  other: 'Les actions les plus récentes ({shown} sur {count}).',
};
/** Headings of columns. */
export const action = 'Action';
export const state = 'État';
export const due = 'Échéance';
export const didItWork = 'Efficace ?';
/** The state of an action. */
export const actionStates = { open: 'Ouverte', done: 'Faite', dropped: 'Abandonnée' };
/** Answers to `Did it work?`. */
export const worked = { yes: 'Oui', partly: 'En partie', no: 'Non' };

/** Heading above what was sent to the civil aviation authority. */
export const toAuthority = 'Ce qui a été transmis à l’autorité';
export const nothingSent = 'Rien n’a été noté comme envoyé sur les REX de cette année.';
export const asNoted = 'Sur les REX de cette année, tel que noté lors de l’envoi.';
/** Labels of numbers: what was sent, in chronological order. */
export const firstNotifications = 'Notifications initiales';
export const preliminaryResults = 'Résultats préliminaires';
export const finalResults = 'Résultats finaux';
export const notReportable = 'REX non soumis à notification';
export const late = 'REX notifiés hors délai ou en retard';
