/** Adding photos to a report, on the form and later with the code. */

export const photos = 'Foton';
/** The name of one for screen readers, and where its file has none; {number} is 1 to 4. */
export const photo = 'Foto {number}';
/** {max} is 4. */
export const howMany = 'Högst {max} foton.';
/** Why a picture that is sent tells less than the file. */
export const whatIsSent =
  'Varje foto ritas om på den här enheten: plats, tid och kamera följer inte med. Bara säkerhetsteamet ser dem; att publicera ett är ett eget beslut.';
export const takePhoto = 'Ta ett foto';
export const choosePhotos = 'Välj foton';
/** Behind the buttons, on a computer. */
export const orDrop = 'eller dra eller klistra in dem här';
export const tooMany = 'En rapport kan ha {max} foton. De övriga togs inte med.';
export const sending = 'Skickas…';
/** Heard by screen readers: how much of {photo} has gone. */
export const progressOf = '{photo} skickas';
/** Under a picture: it is being sent, it has arrived, or why it has not. */
export const ready = 'Följer med rapporten';
export const cannotOpen = 'Webbläsaren kan inte öppna den här bilden';
/** There is no connection. */
export const addLater =
  'Ingen anslutning. Rapporten skickas utan det här fotot; du kan lägga till det senare med din kod.';
export const retry = 'Försök igen';
export const remove = 'Ta bort';
