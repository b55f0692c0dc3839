/** The photos of a report in its review: looking at them, and making of one what is published. */

export const photos = 'Photos';
/** {number} and {all} are 1 to 4. */
export const photo = 'Photo {number}';
export const photoOf = 'Photo {number} of {all}';
/** Buttons with a small picture, heard by screen readers. */
export const open = 'Look at photo {number}';
export const openPublished = 'Look at photo {number}, published';
/** On the small picture, where a picture made of it is published. */
export const isPublic = 'Published';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Only the safety team sees this photo.';
export const everybodySees = 'A picture made of it is published with the report.';
export const everybodyWillSee = 'A picture made of it will be public once the report is published.';
/** Heading of the picture that is published. */
export const whatIsPublic = 'What everybody sees';
export const previous = 'Previous photo';
export const next = 'Next photo';
/** The editor: the button that opens it and its title, the same once it was published, and why one does it. */
export const prepare = 'Prepare for publishing';
export const publishAnew = 'Publish anew';
export const prepareWhy =
  'The photo itself stays with the safety team. What is covered here is gone from the picture that is published.';
/** Takes what is published back: the button, while it works, and what is said afterwards. */
export const takeBack = 'Take back';
export const takingBack = 'Taking back…';
export const takenBack = 'Photo taken back';
export const nobodySees = 'Only the safety team sees it again.';
export const notTakenBack = 'The photo could not be taken back';
export const notOpened = 'The photo could not be opened';
/** What a drag on the photo does. */
export const tool = 'Drawing';
export const tools = { box: 'Boxes', crop: 'Crop' };
/** Buttons. */
export const addBox = 'Add a box';
export const removeBox = 'Remove the box';
export const undo = 'Undo';
/** How it is done, also by keys. The names of keys are those on the keyboards of the country. */
export const keys =
  'Drag on the photo to draw. With keys: Tab leads to a box, the arrow keys move it, Shift and the arrow keys size it, Delete removes it.';
/** Heard by screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Photo with boxes';
export const boxNumber = 'Box {number}';
export const crop = 'Crop';
/** Headings of the two pictures. */
export const original = 'Original';
export const result = 'What is published';
export const description = 'What the picture shows';
export const descriptionHint =
  'At most {max} characters, in one line. Names and registrations are removed as in a comment.';
/** Beside the button, as long as there is no description. */
export const sayWhatItShows = 'Say what the picture shows.';
export const publish = 'Publish photo';
export const publishing = 'Publishing…';
/** The question before it is published, what is said below it, and the way back. */
export const allCovered = 'Faces, registrations, places covered?';
export const whatGivesAway =
  'Look at mirrors, screens, name tags, the skyline and the ground too. Everybody can look at this picture for as long as they like.';
export const lookAgain = 'Look again';
/** Toasts. */
export const published = 'Photo published';
export const notPublished = 'The photo was not published';
export const tryAgain = 'Please try again.';
/** The question where somebody leaves the editor. */
export const discardQuestion = 'Discard what you have drawn?';
export const discard = 'Discard';
export const goOn = 'Go on';
/** Below that question. */
export const nothingKept = 'Nothing of it has been saved.';
