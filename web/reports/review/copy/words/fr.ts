/** The review dialog: the preview of the public copy, and the list of finds. */

/** Heading of the preview. */
export const publicPreview = 'Aperçu de la version publiée';
/** Beside the heading while the preview updates. */
export const updating = 'Mise à jour…';
/** {message} is a sentence that says why. */
export const previewFailed = 'Impossible de préparer l’aperçu : {message}';
export const tryAgain = 'Réessayer';
export const loadingPreview = 'Chargement de l’aperçu…';
/** A report without a headline. */
export const safetyReport = 'REX';
/** Headings, as on the public page. */
export const whatHappened = 'Ce qui s’est passé';
export const analysis = 'Analyse de l’équipe sécurité';
export const whenAndWhere = 'Quand et où';
export const aircraft = 'Aéronef';
export const flight = 'Vol et conditions';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'matin',
  midday: 'milieu de journée',
  afternoon: 'après-midi',
  evening: 'soir',
  night: 'nuit',
};

/** A field, and its hints: with and without a headline from the reporter. */
export const publicHeadline = 'Titre publié';
export const hintWithHeadline = 'Laissez vide pour publier le titre de l’auteur.';
export const hintWithoutHeadline =
  'L’auteur n’a pas donné de titre. Quelques mots sur l’événement aident à retrouver le REX.';

/**
 * Name of a button within the preview, for screen readers: {shown} replaces {original}, words of the report; {kind} is
 * the kind of find (`name`), {outcome} what happened to it (`replaced in the public copy`), {reason} why it was found.
 */
export const replacedFind =
  '{shown} au lieu de « {original} », {kind}, {outcome} : {reason}. Appuyez pour le rétablir.';
/** The same for words that are unchanged. */
export const otherFind = '« {original} », {kind}, {outcome} : {reason}. Appuyez pour le remplacer.';
/** Tooltips of these buttons. */
export const pressToPutBack = '{reason}. Appuyez pour le rétablir.';
export const pressToReplace = '{reason}. Appuyez pour le remplacer.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Éléments identifiants';
export const nothingFound =
  'Rien qui permette de reconnaître quelqu’un n’a été trouvé. Relisez encore une fois avant de publier.';
/** For screen readers: instead of the arrow between words of the report and their replacement. */
export const becomes = 'devient';
/** How often the same words were found. */
export const times = { one: '{count} fois', other: '{count} fois' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. Le remplacement est maintenu : un champ confidentiel contient ces mots.';
/** Buttons beside a find. */
export const leaveAsItIs = 'Laisser tel quel';
export const putBack = 'Rétablir';
export const replace = 'Remplacer';
export const reword = 'Reformuler';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Texte de remplacement';
export const useWording = 'Utiliser ce texte';
export const cancel = 'Annuler';

/** Heading of a collapsible form, and its text. */
export const replaceMore = 'Remplacer d’autres mots';
export const selectToo = 'Vous pouvez aussi sélectionner des mots dans le REX et les y remplacer.';
/** Labels of its fields, and an example: `[removed]` is the placeholder that public copies show. */
export const wordsInReport = 'Mots du REX';
export const wordingInTheirPlace = 'Texte de remplacement';
export const removedOrReworded = '[retiré], ou « l’instructeur »';
export const replaceEverywhere = 'Remplacer partout';
/** Beside the button after pressing it. */
export const notInReport = 'Ces mots ne figurent pas dans le REX.';
export const replacedIn = { one: 'Remplacé à {count} endroit.', other: 'Remplacé à {count} endroits.' };
