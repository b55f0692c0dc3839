/** Adding photos to a report, in the form or later with the receipt code. */

export const photos = 'Photos';
/** Name of a photo for screen readers, or if its file has none; {number} is 1 to 4. */
export const photo = 'Photo {number}';
/** {max} is 4. */
export const howMany = 'Up to {max} photos.';
/** What is removed from a photo before it is sent. */
export const whatIsSent =
  'Location, time and camera details are removed on this device. Only the safety team sees the photos, unless it later publishes an edited version of one.';
export const takePhoto = 'Take a photo';
export const choosePhotos = 'Choose photos';
/** After the buttons, on a computer. */
export const orDrop = 'or drop or paste them here';
export const tooMany = 'A report can have up to {max} photos. The others were not added.';
export const sending = 'Sending...';
/** For screen readers: the progress bar while {photo} is being sent. */
export const progressOf = 'Sending {photo}';
/** Under a picture: it has been sent, or why it was not. */
export const ready = 'Ready to send with the report';
export const cannotOpen = 'This browser cannot open this picture';
/** If there is no connection. */
export const addLater =
  'No connection. The report will be sent without this photo; you can add it later with your code.';
export const retry = 'Try again';
export const remove = 'Remove';
