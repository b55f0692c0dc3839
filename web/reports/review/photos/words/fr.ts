/** Photos of a report in the review: viewing them, and preparing one for publication. */

export const photos = 'Photos';
export const notLoaded = 'Impossible de charger les photos.';
/** {number} and {all} are 1 to 4. */
export const photo = 'Photo {number}';
export const photoOf = 'Photo {number} sur {all}';
/** Thumbnails, for screen readers. */
export const open = 'Regarder la photo {number}';
export const openPublished = 'Regarder la photo {number}, publiée';
/** On the thumbnail of a published photo. */
export const isPublic = 'Publiée';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Seule l’équipe sécurité voit cette photo.';
export const everybodySees = 'Une image tirée de cette photo est publiée avec le REX.';
export const everybodyWillSee = 'Une image tirée de cette photo sera publique dès que le REX sera publié.';
/** Heading of the published photo. */
export const whatIsPublic = 'Ce que tout le monde voit';
export const previous = 'Photo précédente';
export const next = 'Photo suivante';
/** The editor: its button and title, the same for a photo that is already published, and what it does. */
export const prepare = 'Préparer la publication';
export const publishAgain = 'Publier à nouveau';
export const prepareWhy =
  'La photo elle-même reste dans l’équipe sécurité. Ce qui est masqué ici n’existe plus dans l’image publiée.';
/** In the editor, if the photo is already published. */
export const coverAgain = 'Vous repartez de la photo d’origine. Recadrez-la et masquez tout à nouveau.';
/** Unpublishing: the button, its label while busy, and the messages afterwards. */
export const unpublish = 'Retirer';
export const unpublishing = 'Retrait en cours…';
export const unpublished = 'Photo retirée';
export const onlyTeamNow = 'Seule l’équipe sécurité la voit à nouveau.';
export const notUnpublished = 'La photo n’a pas pu être retirée';
export const notOpened = 'La photo n’a pas pu être ouverte';
/** What a drag on the photo does. */
export const tool = 'Dessin';
export const tools = { box: 'Caches', crop: 'Recadrer' };
/** Buttons. */
export const addBox = 'Ajouter un cache';
export const removeBox = 'Supprimer le cache';
export const undo = 'Annuler l’action';
/** How to draw, with the pointer and with keys. Name keys as keyboards in your country do. */
export const keys =
  'Faites glisser sur la photo pour dessiner. Au clavier : Tab mène à un cache, les flèches le déplacent, Maj et les flèches changent sa taille, Suppr l’efface.';
/** For screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Photo avec ses caches';
export const boxNumber = 'Cache {number}';
export const crop = 'Cadrage';
/** Headings of the two pictures. */
export const original = 'Original';
export const result = 'Ce qui est publié';
export const description = 'Ce que montre l’image';
export const descriptionHint =
  '{max} caractères au plus, sur une ligne. Les noms et immatriculations sont retirés comme dans une analyse.';
/** Beside the button until there is a description. */
export const sayWhatItShows = 'Indiquez ce que montre l’image.';
export const publish = 'Publier la photo';
export const publishing = 'Publication en cours…';
/** The question before publishing, the text below it, and the way back. */
export const allCovered = 'Visages, immatriculations, lieux masqués ?';
export const alsoCheck =
  'Regardez aussi les miroirs, les écrans, les badges, l’horizon et l’arrière-plan. Tout le monde peut regarder cette image aussi longtemps qu’il le souhaite.';
export const lookAgain = 'Regarder encore';
/** Toasts. */
export const published = 'Photo publiée';
export const notPublished = 'La photo n’a pas été publiée';
export const tryAgain = 'Réessayez.';
/** The question on leaving the editor. */
export const discardQuestion = 'Abandonner ce que vous avez dessiné ?';
export const discard = 'Abandonner';
export const keepEditing = 'Continuer la retouche';
/** Below that question. */
export const nothingSaved = 'Rien n’en a été enregistré.';
/** In the confirmation before the contact is erased. */
export const photosErasedToo = 'Les photos sont effacées aussi, y compris celles qui sont publiées.';
/** Photos added after the contact was erased: a button, also the title of its dialog, the text, and two messages. */
export const erasePhotos = 'Effacer les photos';
export const erasePhotosMeans =
  'Ces photos sont arrivées après l’effacement des coordonnées. Elles sont effacées pour de bon, y compris celles qui sont publiées. Vos échanges sont effacés aussi, et le code de suivi n’est plus valable. C’est irréversible.';
export const photosErased = 'Photos effacées';
export const photosNotErased = 'Les photos n’ont pas pu être effacées';
