/** The review of a report: the preview of its public copy, and the list of what was found in it. */

/** Heading of the preview. */
export const publicPreview = 'Aperçu de la version publiée';
/** Beside the heading, for a moment. */
export const updating = 'Mise à jour…';
/** {message} is a sentence that says why. */
export const previewFailed = 'Impossible de préparer l’aperçu : {message}';
export const tryAgain = 'Réessayer';
export const loadingPreview = 'Chargement de l’aperçu…';
/** A report without a headline. */
export const safetyReport = 'REX';
/** Headings, as public readers have them. */
export const whatHappened = 'Ce qui s’est passé';
export const analysis = 'Analyse de l’équipe sécurité';
export const whenAndWhere = 'Quand et où';
export const aircraft = 'Aéronef';
export const flight = 'Vol et conditions';
/** The parts of the day, in place of a time. */
export const partsOfDay = {
  morning: 'matin',
  midday: 'milieu de journée',
  afternoon: 'après-midi',
  evening: 'soir',
  night: 'nuit',
};

/** A field, and its hint where the reporter gave a headline, or none. */
export const publicHeadline = 'Titre publié';
export const withReporters = 'Laissez vide pour publier le titre de l’auteur.';
export const withNone = 'L’auteur n’a pas donné de titre. Quelques mots sur l’événement aident à retrouver le REX.';

/**
 * Heard by screen readers of a button within the preview: {shown} stands in place of {original}, words of the report; {kind},
 * {outcome} and {reason} say what it is (`name`), what became of it (`replaced in the public copy`) and why it was found.
 */
export const replacedFind =
  '{shown} au lieu de « {original} », {kind}, {outcome} : {reason}. Appuyez pour le rétablir.';
/** The same of words that stand as they were written. */
export const otherFind = '« {original} », {kind}, {outcome} : {reason}. Appuyez pour le remplacer.';
/** What the mouse says over these buttons. */
export const pressToPutBack = '{reason}. Appuyez pour le rétablir.';
export const pressToReplace = '{reason}. Appuyez pour le remplacer.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Éléments identifiants';
export const nothingFound =
  'Rien qui permette de reconnaître quelqu’un n’a été trouvé. Relisez encore une fois avant de publier.';
/** Heard by screen readers between words of the report and what stands in their place, where others see an arrow. */
export const becomes = 'devient';
/** How often the same words were found. */
export const times = { one: '{count} fois', other: '{count} fois' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. Le remplacement est maintenu : un champ confidentiel contient ces mots.';
/** Buttons of a find. */
export const leaveAsItIs = 'Laisser tel quel';
export const putBack = 'Rétablir';
export const replace = 'Remplacer';
export const reword = 'Reformuler';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Texte de remplacement';
export const useWording = 'Utiliser ce texte';
export const cancel = 'Annuler';

/** Heading of a form that unfolds, and what it says. */
export const replaceMore = 'Remplacer d’autres mots';
export const selectToo = 'Vous pouvez aussi sélectionner des mots dans le REX et les y remplacer.';
/** Labels of its fields, and an example: `[retiré]` is the placeholder that public copies show. */
export const wordsInReport = 'Mots du REX';
export const wordingInTheirPlace = 'Texte de remplacement';
export const removedOrReworded = '[retiré], ou « l’instructeur »';
export const replaceEverywhere = 'Remplacer partout';
/** Beside the button, after it was pressed. */
export const notInReport = 'Ces mots ne figurent pas dans le REX.';
export const replacedIn = { one: 'Remplacé à {count} endroit.', other: 'Remplacé à {count} endroits.' };
