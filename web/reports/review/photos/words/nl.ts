/** Photos of a report in the review: viewing them, and preparing one for publication. */

export const photos = 'Foto’s';
export const notLoaded = 'De foto’s konden niet worden geladen.';
/** {number} and {all} are 1 to 4. */
export const photo = 'Foto {number}';
export const photoOf = 'Foto {number} van {all}';
/** Thumbnails, for screen readers. */
export const open = 'Foto {number} bekijken';
export const openPublished = 'Foto {number} bekijken, gepubliceerd';
/** On the thumbnail of a published photo. */
export const isPublic = 'Gepubliceerd';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Alleen het veiligheidsteam ziet deze foto.';
export const everybodySees = 'Een afbeelding die hiervan is gemaakt, is met de melding gepubliceerd.';
export const everybodyWillSee =
  'Een afbeelding die hiervan is gemaakt, wordt openbaar zodra de melding is gepubliceerd.';
/** Heading of the published photo. */
export const whatIsPublic = 'Wat iedereen ziet';
export const previous = 'Vorige foto';
export const next = 'Volgende foto';
/** The editor: its button and title, the same for a photo that is already published, and what it does. */
export const prepare = 'Voorbereiden voor publicatie';
export const publishAgain = 'Opnieuw publiceren';
export const prepareWhy =
  'De foto zelf blijft bij het veiligheidsteam. Wat hier is afgedekt, zit niet meer in de gepubliceerde afbeelding.';
/** In the editor, if the photo is already published. */
export const coverAgain = 'Je begint opnieuw met de originele foto. Snijd hem bij en dek alles opnieuw af.';
/** Unpublishing: the button, its label while busy, and the messages afterwards. */
export const unpublish = 'Terugtrekken';
export const unpublishing = 'Wordt teruggetrokken…';
export const unpublished = 'Foto teruggetrokken';
export const onlyTeamNow = 'Nu ziet alleen het veiligheidsteam hem nog.';
export const notUnpublished = 'De foto kon niet worden teruggetrokken';
export const notOpened = 'De foto kon niet worden geopend';
/** What a drag on the photo does. */
export const tool = 'Tekenen';
export const tools = { box: 'Vlakken', crop: 'Bijsnijden' };
/** Buttons. */
export const addBox = 'Vlak toevoegen';
export const removeBox = 'Vlak verwijderen';
export const undo = 'Ongedaan maken';
/** How to draw, with the pointer and with keys. Name keys as keyboards in your country do. */
export const keys =
  'Sleep op de foto om te tekenen. Met toetsen: Tab gaat naar een vlak, de pijltjes verplaatsen het, Shift en de pijltjes veranderen de grootte, Delete verwijdert het.';
/** For screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Foto met vlakken';
export const boxNumber = 'Vlak {number}';
export const crop = 'Uitsnede';
/** Headings of the two pictures. */
export const original = 'Origineel';
export const result = 'Wat wordt gepubliceerd';
export const description = 'Wat de afbeelding laat zien';
export const descriptionHint =
  'Hoogstens {max} tekens, op één regel. Namen en registraties worden verwijderd zoals in een analyse.';
/** Beside the button until there is a description. */
export const sayWhatItShows = 'Geef aan wat de afbeelding laat zien.';
export const publish = 'Foto publiceren';
export const publishing = 'Wordt gepubliceerd…';
/** The question before publishing, the text below it, and the way back. */
export const allCovered = 'Gezichten, registraties, plaatsen afgedekt?';
export const alsoCheck =
  'Let ook op spiegels, schermen, naamkaartjes, de horizon en de achtergrond. Iedereen kan deze afbeelding zo lang bekijken als hij wil.';
export const lookAgain = 'Nog eens kijken';
/** Toasts. */
export const published = 'Foto gepubliceerd';
export const notPublished = 'De foto is niet gepubliceerd';
export const tryAgain = 'Probeer het opnieuw.';
/** The question on leaving the editor. */
export const discardQuestion = 'Weggooien wat je hebt getekend?';
export const discard = 'Weggooien';
export const keepEditing = 'Verder bewerken';
/** Below that question. */
export const nothingSaved = 'Er is niets van opgeslagen.';
/** In the confirmation before the contact is erased. */
export const photosErasedToo = 'Ook de foto’s worden gewist, inclusief de gepubliceerde.';
/** Photos added after the contact was erased: a button, also the title of its dialog, the text, and two messages. */
export const erasePhotos = 'Foto’s wissen';
export const erasePhotosMeans =
  'Deze foto’s kwamen nadat de contactgegevens waren gewist. Ze worden voorgoed gewist, inclusief de gepubliceerde. Ook wat jullie elkaar schreven, verdwijnt, en de volgcode vervalt. Dit kan niet ongedaan worden gemaakt.';
export const photosErased = 'Foto’s gewist';
export const photosNotErased = 'De foto’s konden niet worden gewist';
