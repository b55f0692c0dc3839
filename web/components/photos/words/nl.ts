/** Adding photos to a report, in the form or later with the receipt code. */

export const photos = 'Foto’s';
/** Name of a photo for screen readers, or if its file has none; {number} is 1 to 4. */
export const photo = 'Foto {number}';
/** {max} is 4. */
export const howMany = 'Tot {max} foto’s.';
/** What is removed from a photo before it is sent. */
export const whatIsSent =
  'Plaats, tijd en gegevens van de camera worden op dit apparaat verwijderd. Alleen het veiligheidsteam ziet de foto’s, tenzij het er later een in bewerkte vorm publiceert.';
export const takePhoto = 'Foto maken';
export const choosePhotos = 'Foto’s kiezen';
/** After the buttons, on a computer. */
export const orDrop = 'of sleep of plak ze hier';
export const tooMany = 'Een melding kan {max} foto’s hebben. De andere zijn weggelaten.';
export const sending = 'Wordt verstuurd…';
/** For screen readers: the progress bar while {photo} is being sent. */
export const progressOf = '{photo} wordt verstuurd';
/** Under a picture: it has been sent, or why it was not. */
export const ready = 'Gaat mee met de melding';
export const cannotOpen = 'Deze browser kan deze afbeelding niet openen';
/** If there is no connection. */
export const addLater = 'Geen verbinding. De melding gaat zonder deze foto; je kunt hem later met je code toevoegen.';
export const retry = 'Opnieuw proberen';
export const remove = 'Verwijderen';
