/** Photos of a report in the review: viewing them, and preparing one for publication. */

export const photos = 'Foton';
export const notLoaded = 'Fotona kunde inte laddas.';
/** {number} and {all} are 1 to 4. */
export const photo = 'Foto {number}';
export const photoOf = 'Foto {number} av {all}';
/** Thumbnails, for screen readers. */
export const open = 'Titta på foto {number}';
export const openPublished = 'Titta på foto {number}, publicerat';
/** On the thumbnail of a published photo. */
export const isPublic = 'Publicerat';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Bara säkerhetsteamet ser det här fotot.';
export const everybodySees = 'En redigerad version är publicerad med rapporten.';
export const everybodyWillSee = 'En redigerad version blir offentlig när rapporten publiceras.';
/** Heading of the published photo. */
export const whatIsPublic = 'Vad alla ser';
export const previous = 'Föregående foto';
export const next = 'Nästa foto';
/** The editor: its button and title, the same for a photo that is already published, and what it does. */
export const prepare = 'Förbered för publicering';
export const publishAgain = 'Publicera på nytt';
export const prepareWhy =
  'Själva fotot stannar hos säkerhetsteamet. Det som täcks här finns inte kvar i den publicerade bilden.';
/** In the editor, if the photo is already published. */
export const coverAgain = 'Du börjar om från originalfotot. Beskär det och täck över allt igen.';
/** Unpublishing: the button, its label while busy, and the messages afterwards. */
export const unpublish = 'Ta tillbaka';
export const unpublishing = 'Tas tillbaka…';
export const unpublished = 'Fotot har tagits tillbaka';
export const onlyTeamNow = 'Nu är det bara säkerhetsteamet som ser det.';
export const notUnpublished = 'Fotot kunde inte tas tillbaka';
export const notOpened = 'Fotot kunde inte öppnas';
/** What a drag on the photo does. */
export const tool = 'Rita';
export const tools = { box: 'Rutor', crop: 'Beskär' };
/** Buttons. */
export const addBox = 'Lägg till en ruta';
export const removeBox = 'Ta bort rutan';
export const undo = 'Ångra';
/** How to draw, with the pointer and with keys. Name keys as keyboards in your country do. */
export const keys =
  'Dra på fotot för att rita. Med tangenter: Tab leder till en ruta, piltangenterna flyttar den, Skift och piltangenterna ändrar storleken, Delete tar bort den.';
/** For screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Foto med rutor';
export const boxNumber = 'Ruta {number}';
export const crop = 'Beskärning';
/** Headings of the two pictures. */
export const original = 'Original';
export const result = 'Vad som publiceras';
export const description = 'Vad bilden visar';
export const descriptionHint = 'Högst {max} tecken, på en rad. Namn och registreringar tas bort som i en kommentar.';
/** Beside the button until there is a description. */
export const sayWhatItShows = 'Ange vad bilden visar.';
export const publish = 'Publicera fotot';
export const publishing = 'Publiceras…';
/** The question before publishing, the text below it, and the way back. */
export const allCovered = 'Ansikten, registreringar, platser täckta?';
export const alsoCheck =
  'Titta också på speglar, skärmar, namnbrickor, horisonten och bakgrunden. Alla kan titta på bilden så länge de vill.';
export const lookAgain = 'Titta igen';
/** Toasts. */
export const published = 'Fotot är publicerat';
export const notPublished = 'Fotot publicerades inte';
export const tryAgain = 'Försök igen.';
/** The question on leaving the editor. */
export const discardQuestion = 'Kasta det du har ritat?';
export const discard = 'Kasta';
export const keepEditing = 'Fortsätt redigera';
/** Below that question. */
export const nothingSaved = 'Inget av det är sparat.';
/** In the confirmation before the contact is erased. */
export const photosErasedToo = 'Även fotona raderas, också de publicerade.';
/** Photos added after the contact was erased: a button, also the title of its dialog, the text, and two messages. */
export const erasePhotos = 'Radera fotona';
export const erasePhotosMeans =
  'De här fotona kom efter att kontaktuppgifterna raderades. De raderas för gott, också de publicerade. Det ni har skrivit till varandra försvinner också, och kvittokoden slutar gälla. Det går inte att ångra.';
export const photosErased = 'Fotona är raderade';
export const photosNotErased = 'Fotona kunde inte raderas';
