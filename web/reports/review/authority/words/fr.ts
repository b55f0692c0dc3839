/** The Authority tab of the report dialog: deadlines, the file for the aviation authority, and files sent to it. */

/** Name of the tab panel. */
export const authority = 'Autorité';
export const loading = 'Chargement…';
/** {reason} is what went wrong. */
export const notLoaded = 'Échec du chargement : {reason}';
export const tryAgain = 'Réessayer';

/** Section headings; the note is beside the first. */
export const deadlines = 'Échéances';
export const someMustBeReported =
  'Certains événements doivent être notifiés à l’autorité dans les 72 heures. Préparez ici le fichier, puis déposez-le sur le portail de l’autorité.';
export const fileForAuthority = 'Fichier pour l’autorité';
export const sentToAuthority = 'Envoyé à l’autorité';

/** The three files that an authority receives, in order. */
export const kinds = {
  initial: 'Notification initiale',
  'follow-up': 'Résultats préliminaires',
  final: 'Résultats finaux',
};
/** A moment, such as `4 Jun 2026, 10:00 CEST`: {zone} is the short name of the time zone. */
export const moment = '{day} à {time} {zone}';
/** Beside the name of a file: {moment} as above. */
export const dueAt = 'pour le {moment}';
/** Beside the name of a file: {day} is a day such as `3 Jun 2026`. */
export const sentOnDay = 'envoi le {day}';
/** {reason} was entered by a member of the safety team. */
export const notReportable = 'Notification non requise : {reason}';

/** Opens the form below it. */
export const changeDeadline = 'Changer l’échéance, ou indiquer que la notification n’est pas requise';
/** Field labels, each with its hint. {zone} is the short name of the time zone. */
export const awareAt = 'Quand le club en a eu connaissance ({zone})';
export const awareAtHint =
  'Les 72 heures courent à partir de là. Si le champ est vide, elles courent dès l’envoi du REX.';
export const whyNotReportable = 'Pourquoi la notification n’est pas requise';
export const whyNotReportableHint =
  'Avec une raison, plus d’échéance. Si le champ est vide, l’événement doit être notifié.';
/** A button, and its label while busy. */
export const save = 'Enregistrer';
export const saving = 'Enregistrement…';
/** A message: its title and its text. */
export const notSaved = 'Non enregistré';
export const couldNotBeSaved = 'L’enregistrement a échoué.';

/** Above the list of what the file still needs. */
export const fileIsComplete = 'Le fichier est complet.';
export const missingForFile = {
  one: 'Il manque une chose au fichier :',
  other: 'Il manque {count} choses au fichier :',
};
/** A link in that list, for those who may choose it. */
export const chooseAuthority = 'Choisissez l’autorité du club dans les réglages du club';

/** Opens the form below it; in brackets, the number of details added. */
export const detailsMissing = 'Éléments absents du REX';
export const detailsMissingAdded = {
  one: 'Éléments absents du REX ({count} ajouté)',
  other: 'Éléments absents du REX ({count} ajoutés)',
};
export const onlyForAuthority =
  'Pour l’autorité seulement : ce que vous indiquez ici remplace dans le fichier ce que dit le REX. Le REX lui-même ne change pas.';
/** Labels of fields. */
export const dayAndTime = {
  localDate: 'Date locale',
  localTime: 'Heure locale',
  utcDate: 'Date UTC',
  utcTime: 'Heure UTC',
};
/** Below a field: {value} is what the report says. */
export const reported = 'Dans le REX : {value}';
/** Below the State of Registry. */
export const unknownState =
  'Cet État n’est pas connu et ne figure donc pas dans le fichier. Indiquez son nom ou son code à deux lettres.';
/** First option of a list: no value, or the report's value is used. */
export const notGiven = 'Non précisé';
export const asReported = 'Comme dans le REX';
export const saveForAuthority = 'Enregistrer pour l’autorité';
/** A message: its title and its text. */
export const savedForAuthority = 'Enregistré pour l’autorité';
export const reportStays = 'Le REX lui-même ne change pas.';

/** Labels: which file, and which version of the texts. */
export const file = 'Fichier';
export const texts = 'Textes';
export const fileTexts = {
  anonymised: 'Anonymisés, comme à la publication',
  original: 'Tels que l’auteur les a écrits',
};
export const includeRegistration = 'Inclure l’immatriculation et le numéro de série de l’aéronef';
/** A button, and why it is disabled. */
export const downloadFile = 'Télécharger le fichier';
export const notCompleteYet = 'Le fichier n’est pas encore complet.';
/** Below the button: the file format is new, and no authority has yet confirmed that it accepts it. */
export const notYetAccepted = 'À notre connaissance, aucune autorité ne l’a encore accepté';
/** Name of a hidden link. */
export const theFile = 'Le fichier';
/** A dialog: its title, its text, its button. */
export const sendOwnWords = 'Envoyer le texte même de l’auteur ?';
export const textMayName =
  'Le texte peut nommer des personnes, des aéronefs et l’auteur, et la base de données de l’autorité le conserve. La confidentialité a été promise à l’auteur. Chaque téléchargement de l’original est inscrit au journal.';
export const downloadOriginal = 'Télécharger l’original';

/** Labels of fields. */
export const sentOn = 'Envoyé le';
export const reference = 'Référence de l’autorité';
/** A button. */
export const markAsSent = 'Noter comme envoyé';
/** Title of a message. */
export const notMarkedAsSent = 'Envoi non noté';

/** List heading. */
export const whatWasSent = 'Ce qui a été envoyé';
/** A list item: {file} is one of `kinds`, {day} a day such as `3 Jun 2026`, {reference} the authority's reference. */
export const entry = '{file}, {day}';
export const entryWithReference = '{file}, {day}, réf. {reference}';
/** Below a list item: {name} is a person, {hash} a long number. */
export const recordedBy = 'Noté par {name}.';
export const noFileDownloaded = 'Aucun fichier n’avait été téléchargé.';
export const sha256 = 'SHA-256 {hash}';
/** Beside a list item that no longer counts. */
export const withdrawn = 'Note retirée';
/** A button, also in the dialog, and its label while busy. */
export const withdraw = 'Retirer';
export const withdrawing = 'Retrait…';
/** Title of a message. */
export const notWithdrawn = 'Note non retirée';
/** A dialog: its title and its text. */
export const withdrawEntry = 'Retirer cette note ?';
export const staysInHistory =
  'Elle reste dans l’historique, barrée, et son échéance court de nouveau. Auprès de l’autorité, rien n’est retiré.';
