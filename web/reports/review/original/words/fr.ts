/** The review dialog: the report as submitted, section by section, and its reporter. */

/** Headings. */
export const description = 'Récit';
export const whenAndWhere = 'Quand et où';
export const aircraft = 'Aéronef';
export const flight = 'Vol';
/** Before the headings of empty sections, separated by commas. */
export const notReported = 'Non précisé :';
/** A badge beside a field. */
export const notPublic = 'Non public';

/**
 * After a marked word, for screen readers: {kind} is the kind of find (`name`), {outcome} what happened to it
 * (`replaced in the public copy`), {reason} why it was found.
 */
export const foundAs = '({kind} : {reason}, {outcome})';
/** Tooltip of a marked word. */
export const reasonAndOutcome = '{reason} : {outcome}';

/** Heading, its badge, labels of the section, and a note below them. */
export const reporterContact = 'Coordonnées de l’auteur';
export const confidential = 'Confidentiel';
export const name = 'Nom';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const onlyForManagers =
  'Ces informations ne sont pas publiées. Seuls les responsables sécurité y ont accès, pour le traitement.';
export const contactErased = 'Le nom, l’e-mail et le téléphone de l’auteur ont été effacés.';
export const maybeNeverKnown = 'Pour un REX importé, ils n’ont peut-être jamais été connus.';

/** A button, and title and button of its dialog. */
export const eraseContact = 'Effacer les coordonnées';
export const eraseContactTitle = 'Effacer les coordonnées';
export const erasing = 'Effacement…';
export const erasedForGood =
  'Le nom, l’e-mail et le téléphone de l’auteur sont effacés pour de bon. C’est irréversible : plus personne ne pourra lui poser de question. Vos échanges sont effacés aussi, et le code de suivi n’est plus valable.';
export const whatStays =
  'Restent le REX avec tous ses autres champs, votre analyse et la version publiée, où les noms remplacés le restent. Les sauvegardes déjà faites contiennent encore les coordonnées, jusqu’à leur suppression.';
/** Messages. */
export const erased = 'Coordonnées effacées';
export const reportUnchanged = 'Le REX lui-même n’a pas changé.';
export const eraseFailed = 'Échec de l’effacement';
export const eraseFailedSentence = 'Les coordonnées n’ont pas pu être effacées.';

/** A button beside the language of the report, and its name for screen readers. */
export const change = 'Changer';
export const changeLanguage = 'Changer la langue du REX';
/** Title of a dialog, the text below it, and its button. */
export const languageOfReport = 'Langue du REX';
export const languageExplained =
  'Les noms sont recherchés selon les règles de cette langue, et le fichier pour l’autorité la mentionne.';
export const saveLanguage = 'Enregistrer la langue';
export const saving = 'Enregistrement…';
/** Why the button is disabled. */
export const enterLanguage = 'Indiquez une langue';
/** Messages. */
export const languageSaved = 'Langue enregistrée';
export const languageFailed = 'Échec de l’enregistrement';
export const languageFailedSentence = 'La langue n’a pas pu être enregistrée.';

/** A bar below the report while words in it are selected: its name for screen readers, its buttons and its field. */
export const replaceSelected = 'Remplacer les mots sélectionnés';
export const leaveSelected = 'Laisser tels quels les mots sélectionnés';
export const wordingInPlace = 'Texte de remplacement';
/** An example: `[removed]` is the placeholder that public copies show. */
export const removedOrReworded = '[retiré], ou « l’instructeur »';
export const replaceInCopy = 'Remplacer à la publication';
