/** The photos of a report in its review: looking at them, and making of one what is published. */

export const photos = 'Foto’s';
/** {number} and {all} are 1 to 4. */
export const photo = 'Foto {number}';
export const photoOf = 'Foto {number} van {all}';
/** Buttons with a small picture, heard by screen readers. */
export const open = 'Foto {number} bekijken';
export const openPublished = 'Foto {number} bekijken, gepubliceerd';
/** On the small picture, where a picture made of it is published. */
export const isPublic = 'Gepubliceerd';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Alleen het veiligheidsteam ziet deze foto.';
export const everybodySees = 'Een afbeelding die hiervan is gemaakt, is met de melding gepubliceerd.';
export const everybodyWillSee =
  'Een afbeelding die hiervan is gemaakt, wordt openbaar zodra de melding is gepubliceerd.';
/** Heading of the picture that is published. */
export const whatIsPublic = 'Wat iedereen ziet';
export const previous = 'Vorige foto';
export const next = 'Volgende foto';
/** The editor: the button that opens it and its title, the same once it was published, and why one does it. */
export const prepare = 'Voorbereiden voor publicatie';
export const publishAnew = 'Opnieuw publiceren';
export const prepareWhy =
  'De foto zelf blijft bij het veiligheidsteam. Wat hier is afgedekt, zit niet meer in de gepubliceerde afbeelding.';
/** Takes what is published back: the button, while it works, and what is said afterwards. */
export const takeBack = 'Terugtrekken';
export const takingBack = 'Wordt teruggetrokken…';
export const takenBack = 'Foto teruggetrokken';
export const nobodySees = 'Alleen het veiligheidsteam ziet hem weer.';
export const notTakenBack = 'De foto kon niet worden teruggetrokken';
export const notOpened = 'De foto kon niet worden geopend';
/** What a drag on the photo does. */
export const tool = 'Tekenen';
export const tools = { box: 'Vlakken', crop: 'Bijsnijden' };
/** Buttons. */
export const addBox = 'Vlak toevoegen';
export const removeBox = 'Vlak verwijderen';
export const undo = 'Ongedaan maken';
/** How it is done, also by keys. The names of keys are those on the keyboards of the country. */
export const keys =
  'Sleep op de foto om te tekenen. Met toetsen: Tab gaat naar een vlak, de pijltjes verplaatsen het, Shift en de pijltjes veranderen de grootte, Delete verwijdert het.';
/** Heard by screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Foto met vlakken';
export const boxNumber = 'Vlak {number}';
export const crop = 'Uitsnede';
/** Headings of the two pictures. */
export const original = 'Origineel';
export const result = 'Wat wordt gepubliceerd';
export const description = 'Wat de afbeelding laat zien';
export const descriptionHint =
  'Hoogstens {max} tekens, op één regel. Namen en registraties worden verwijderd zoals in een commentaar.';
/** Beside the button, as long as there is no description. */
export const sayWhatItShows = 'Zeg wat de afbeelding laat zien.';
export const publish = 'Foto publiceren';
export const publishing = 'Wordt gepubliceerd…';
/** The question before it is published, what is said below it, and the way back. */
export const allCovered = 'Gezichten, registraties, plaatsen afgedekt?';
export const whatGivesAway =
  'Let ook op spiegels, schermen, naamkaartjes, de horizon en de grond. Iedereen kan deze afbeelding zo lang bekijken als hij wil.';
export const lookAgain = 'Nog eens kijken';
/** Toasts. */
export const published = 'Foto gepubliceerd';
export const notPublished = 'De foto is niet gepubliceerd';
export const tryAgain = 'Probeer het opnieuw.';
/** The question where somebody leaves the editor. */
export const discardQuestion = 'Weggooien wat je hebt getekend?';
export const discard = 'Weggooien';
export const goOn = 'Doorgaan';
/** Below that question. */
export const nothingKept = 'Er is niets van opgeslagen.';
/** In the question before the contact is erased. */
export const goesToo = 'Ook de foto’s worden gewist, inclusief de gepubliceerde.';
