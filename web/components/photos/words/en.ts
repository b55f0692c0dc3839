/** Adding photos to a report, on the form and later with the code. */

export const photos = 'Photos';
/** The name of one for screen readers, and where its file has none; {number} is 1 to 4. */
export const photo = 'Photo {number}';
/** {max} is 4. */
export const howMany = 'Up to {max} photos.';
/** Why a picture that is sent tells less than the file. */
export const whatIsSent =
  'Location, time and camera details are removed on this device. Only the safety team sees the photos; nothing is published with the report unless they decide so.';
export const takePhoto = 'Take a photo';
export const choosePhotos = 'Choose photos';
/** Behind the buttons, on a computer. */
export const orDrop = 'or drop or paste them here';
export const tooMany = 'A report can have up to {max} photos. The others were not added.';
export const sending = 'Sending…';
/** Heard by screen readers: how much of {photo} has gone. */
export const progressOf = 'Sending {photo}';
/** Under a picture: it is being sent, it has arrived, or why it has not. */
export const ready = 'Ready to send with the report';
export const cannotOpen = 'This browser cannot open this picture';
/** There is no connection. */
export const addLater =
  'No connection. The report will be sent without this photo; you can add it later with your code.';
export const retry = 'Try again';
export const remove = 'Remove';
