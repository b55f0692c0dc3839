/** Photos of a report in the review: viewing them, and preparing one for publication. */

export const photos = 'Photos';
export const notLoaded = 'The photos could not be loaded.';
/** {number} and {all} are 1 to 4. */
export const photo = 'Photo {number}';
export const photoOf = 'Photo {number} of {all}';
/** Thumbnails, for screen readers. */
export const open = 'View photo {number}';
export const openPublished = 'View photo {number}, published';
/** On the thumbnail of a published photo. */
export const isPublic = 'Published';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Only the safety team sees this photo.';
export const everybodySees = 'An edited version is published with the report.';
export const everybodyWillSee = 'An edited version will be public once the report is published.';
/** Heading of the published photo. */
export const whatIsPublic = 'What the public sees';
export const previous = 'Previous photo';
export const next = 'Next photo';
/** The editor: its button and title, the same for a photo that is already published, and what it does. */
export const prepare = 'Prepare for publishing';
export const publishAgain = 'Publish again';
export const prepareWhy =
  'The original stays with the safety team. What you cover is removed from the published photo and cannot be restored.';
/** In the editor, if the photo is already published. */
export const coverAgain = 'You start from the original photo. Crop it and cover everything again.';
/** Unpublishing: the button, its label while busy, and the messages afterwards. */
export const unpublish = 'Unpublish';
export const unpublishing = 'Unpublishing...';
export const unpublished = 'Photo unpublished';
export const onlyTeamNow = 'Only the safety team can see it now.';
export const notUnpublished = 'The photo could not be unpublished';
export const notOpened = 'The photo could not be opened';
/** What a drag on the photo does. */
export const tool = 'Tool';
export const tools = { box: 'Boxes', crop: 'Crop' };
/** Buttons. */
export const addBox = 'Add box';
export const removeBox = 'Remove box';
export const undo = 'Undo';
/** How to draw, with the pointer and with keys. Name keys as keyboards in your country do. */
export const keys =
  'Drag on the photo to draw. With the keyboard: Tab selects a box, arrow keys move it, Shift + arrow keys resize it, Delete removes it.';
/** For screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Photo with boxes';
export const boxNumber = 'Box {number}';
export const crop = 'Crop';
/** Headings of the two pictures. */
export const original = 'Original';
export const result = 'Published photo';
export const description = 'What the photo shows';
export const descriptionHint =
  'Up to {max} characters, on one line. Names and registrations are removed, as in a comment.';
/** Beside the button until there is a description. */
export const sayWhatItShows = 'Say what the photo shows.';
export const publish = 'Publish photo';
export const publishing = 'Publishing...';
/** The question before publishing, the text below it, and the way back. */
export const allCovered = 'Faces, registrations, places covered?';
export const alsoCheck =
  'Check mirrors, screens, name tags, the skyline and the background too. Anyone can study this photo for as long as they like.';
export const lookAgain = 'Check again';
/** Toasts. */
export const published = 'Photo published';
export const notPublished = 'The photo was not published';
export const tryAgain = 'Please try again.';
/** The question on leaving the editor. */
export const discardQuestion = 'Discard your changes?';
export const discard = 'Discard';
export const keepEditing = 'Keep editing';
/** Below that question. */
export const nothingSaved = 'Nothing has been saved.';
/** In the confirmation before the contact is erased. */
export const photosErasedToo = 'The photos are erased too, published ones included.';
/** Photos added after the contact was erased: a button, also the title of its dialog, the text, and two messages. */
export const erasePhotos = 'Erase the photos';
export const erasePhotosMeans =
  'These photos were added after the contact details were erased. They are erased for good, published ones included. Your messages to each other are erased too, and the receipt code stops working. This action cannot be undone.';
export const photosErased = 'Photos erased';
export const photosNotErased = 'The photos could not be erased';
