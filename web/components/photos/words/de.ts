/** Adding photos to a report, in the form or later with the receipt code. */

export const photos = 'Fotos';
/** Name of a photo for screen readers, or if its file has none; {number} is 1 to 4. */
export const photo = 'Foto {number}';
/** {max} is 4. */
export const howMany = 'Bis zu {max} Fotos.';
/** What is removed from a photo before it is sent. */
export const whatIsSent =
  'Ort, Zeit und Angaben zur Kamera werden auf diesem Gerät entfernt. Nur das Sicherheitsteam sieht die Fotos, außer es veröffentlicht später eines in bearbeiteter Fassung.';
export const takePhoto = 'Foto aufnehmen';
export const choosePhotos = 'Fotos auswählen';
/** After the buttons, on a computer. */
export const orDrop = 'oder hierher ziehen oder einfügen';
export const tooMany = 'Eine Meldung kann {max} Fotos haben. Die übrigen wurden weggelassen.';
export const sending = 'Wird gesendet…';
/** For screen readers: the progress bar while {photo} is being sent. */
export const progressOf = '{photo} wird gesendet';
/** Under a picture: it has been sent, or why it was not. */
export const ready = 'Geht mit der Meldung mit';
export const cannotOpen = 'Dieser Browser kann dieses Bild nicht öffnen';
/** If there is no connection. */
export const addLater =
  'Keine Verbindung. Die Meldung wird ohne dieses Foto gesendet; du kannst es später mit deinem Code nachreichen.';
export const retry = 'Noch einmal versuchen';
export const remove = 'Entfernen';
