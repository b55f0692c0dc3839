/** The page Annual Report and the paper that it prints: a year of a club in safety reports. */

/** Heading of the page, and what stands below it. */
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
/** The choices of the second: for whom the paper is. */
export const editions = { team: 'Équipe sécurité et comité', members: 'Tous les membres' };
/** A button. */
export const saveAsPdf = 'Enregistrer en PDF';

/** Title of the paper. */
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
export const waiting = 'À lire';
export const actionsOpen = 'Actions ouvertes';
export const actionsDone = 'Actions faites';
export const actionsWorked = 'Actions efficaces';
/** In place of a small number, for members. */
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

/** A heading: the stories of the published reports. */
export const whatWasLearned = 'Ce que nous avons appris';
export const nothingPublished = 'Aucun REX de cette année n’est encore publié.';
/** {shown} is how many of {count} reports follow. */
export const newestReports = {
  one: 'Le REX publié le plus récent ({shown} sur {count}).',
  other: 'Les REX publiés les plus récents ({shown} sur {count}).',
};
/** In bold before the comment of the safety team. */
export const smsAnalysis = 'Analyse de l’équipe sécurité :';
/** {address} is a link. */
export const wholeReport = 'Le REX complet : {address}';

/** A heading: what the club did after reports. */
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

/** A heading: what was sent to the civil aviation authority. */
export const toAuthority = 'Ce qui a été transmis à l’autorité';
export const nothingSent = 'Rien n’a été noté comme envoyé sur les REX de cette année.';
export const asNoted = 'Sur les REX de cette année, tel que noté lors de l’envoi.';
/** Labels of numbers: kinds of what was sent, in order of time. */
export const firstNotifications = 'Notifications initiales';
export const preliminaryResults = 'Résultats préliminaires';
export const finalResults = 'Résultats finaux';
export const notReportable = 'REX non soumis à notification';
export const late = 'REX notifiés hors délai ou en retard';
