/** Adding photos to a report, in the form or later with the receipt code. */

export const photos = 'Foton';
/** Name of a photo for screen readers, or if its file has none; {number} is 1 to 4. */
export const photo = 'Foto {number}';
/** {max} is 4. */
export const howMany = 'Högst {max} foton.';
/** What is removed from a photo before it is sent. */
export const whatIsSent =
  'Plats, tid och uppgifter om kameran tas bort på den här enheten. Bara säkerhetsteamet ser fotona, om det inte senare publicerar en redigerad version av något av dem.';
export const takePhoto = 'Ta ett foto';
export const choosePhotos = 'Välj foton';
/** After the buttons, on a computer. */
export const orDrop = 'eller dra eller klistra in dem här';
export const tooMany = 'En rapport kan ha {max} foton. De övriga togs inte med.';
export const sending = 'Skickar…';
/** For screen readers: the progress bar while {photo} is being sent. */
export const progressOf = '{photo} skickas';
/** Under a picture: it has been sent, or why it was not. */
export const ready = 'Följer med rapporten';
export const cannotOpen = 'Webbläsaren kan inte öppna den här bilden';
/** If there is no connection. */
export const addLater =
  'Ingen anslutning. Rapporten skickas utan det här fotot; du kan lägga till det senare med din kod.';
export const retry = 'Försök igen';
export const remove = 'Ta bort';
