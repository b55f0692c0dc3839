/** The review dialog: the safety manager's comment, the buttons that publish and hide, and why they are disabled. */

/** Titles and texts of messages, by action. */
export const done = { approve: 'REX validé', comment: 'Analyse enregistrée', hide: 'REX masqué' };
export const doneDetails = {
  approve: 'Tout le monde peut maintenant le lire parmi les REX publiés.',
  comment: 'Elle est jointe au REX, pour l’équipe seulement.',
  hide: 'Le public ne voit plus ce REX.',
};
export const failed = {
  approve: 'Échec de la validation',
  comment: 'Échec de l’enregistrement',
  hide: 'REX toujours public',
};
/** The same as a sentence, in the message below it. */
export const failedSentences = {
  approve: 'Le REX n’a pas pu être validé.',
  comment: 'L’analyse n’a pas pu être enregistrée.',
  hide: 'Le REX n’a pas pu être masqué.',
};
/** Title of a message if the comment is blank. */
export const commentRequired = 'Il manque l’analyse';

/** Beside disabled buttons: why they are disabled. */
export const versionNotLoaded = 'Impossible de charger la dernière version du REX. Vérifiez votre connexion internet.';
export const waitingForPreview = 'L’aperçu se prépare…';
export const nothingChanged = 'Rien n’a encore été changé.';
export const overtaken = 'Quelqu’un d’autre a modifié ce REX. Choisissez comment continuer.';

/** Buttons; on a phone two share a row. */
export const saveCommentOnly = 'Enregistrer l’analyse';
export const approveAndPublish = 'Valider et publier';
export const updateComment = 'Mettre à jour l’analyse';
export const hideFromPublic = 'Masquer au public';
export const hiding = 'Masquage…';
export const tryAgain = 'Réessayer';

/** Above the buttons of a published report. */
export const isPublic = 'Ce REX est public';
export const feedReadersKeep = 'Les lecteurs de flux peuvent garder les copies déjà téléchargées.';

/** An alert: the report has changed during its review; {changed} is `changedMeanwhile` in bold. */
export const changedSince =
  '{changed} ce REX a changé depuis que vous avez commencé. Votre texte est toujours là, mais pas encore enregistré.';
export const changedMeanwhile = 'Modifié entre-temps :';
/** Above the saved comment. */
export const savedComment = 'L’analyse enregistrée :';
/** Buttons of the alert. */
export const continueWithMine = 'Continuer avec la mienne';
export const useSavedVersion = 'Prendre la version enregistrée';

/** Above an unpublished report; {pending} is `pendingReview` in bold. */
export const pendingNote =
  '{pending} ajoutez votre analyse et validez ce REX pour qu’il paraisse parmi les REX publiés. Les éléments identifiants seront anonymisés automatiquement.';
export const pendingReview = 'En attente de relecture :';

/** The comment field: label, placeholder and hint. */
export const comment = 'Analyse de l’équipe sécurité';
export const commentPlaceholder = 'Votre analyse, ce qu’il faut en retenir, vos conseils de sécurité…';
export const commentHint = 'Cette analyse sera publiée avec le REX s’il est validé';
/** The hint when the field is nearly full; {used} and {max} are numbers of characters. */
export const commentHintNearlyFull =
  'Cette analyse sera publiée avec le REX s’il est validé. {used} caractères sur {max}.';

/** Before the name of the club that owns the report. */
export const club = 'Club : ';
/** A button that moves the report to another club. */
export const reassign = 'Changer de club';
/** Title and button of a dialog, and the text below the title. */
export const reassignReport = 'Changer de club';
export const reassignExplained =
  'L’équipe du nouveau club verra ce REX et les coordonnées de l’auteur ; celle de l’ancien ne les verra plus.';
export const reassigning = 'Changement…';
/** Why the button is disabled. */
export const pleaseSelectClub = 'Choisissez un club';
/** Label of a field, and its first option. */
export const newClub = 'Nouveau club';
export const selectClub = 'Choisir un club';
/** Messages. */
export const reassigned = 'REX confié à un autre club';
export const nowBelongsTo = 'Le REX appartient désormais à {club}.';
export const reassignFailed = 'Échec du changement de club';
export const reassignFailedSentence = 'Le REX n’a pas pu être confié à un autre club.';

/** A dialog shown instead of the report. */
export const doesNotExist = 'Ce REX n’existe pas';
export const mayBelongElsewhere = 'Il appartient peut-être à un autre club, ou le lien est incomplet.';
export const notLoaded = 'Impossible de charger le REX';
export const loading = 'Chargement du REX…';

/** The question on closing the dialog: title, text and two buttons. */
export const discardUnsaved = 'Abandonner ce qui n’est pas enregistré ?';
export const notSaved = 'Votre analyse et vos choix pour la version publiée ne sont pas enregistrés.';
export const discard = 'Abandonner';
export const keepWriting = 'Continuer à écrire';
