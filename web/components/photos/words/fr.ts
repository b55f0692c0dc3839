/** Adding photos to a report, in the form or later with the receipt code. */

export const photos = 'Photos';
/** Name of a photo for screen readers, or if its file has none; {number} is 1 to 4. */
export const photo = 'Photo {number}';
/** {max} is 4. */
export const howMany = 'Jusqu’à {max} photos.';
/** What is removed from a photo before it is sent. */
export const whatIsSent =
  'Le lieu, l’heure et les données de l’appareil photo sont supprimés sur cet appareil. Seule l’équipe sécurité voit les photos, sauf si elle publie plus tard une version retouchée de l’une d’elles.';
export const takePhoto = 'Prendre une photo';
export const choosePhotos = 'Choisir des photos';
/** After the buttons, on a computer. */
export const orDrop = 'ou déposez-les ou collez-les ici';
export const tooMany = 'Un REX peut contenir {max} photos. Les autres ont été laissées de côté.';
export const sending = 'Envoi…';
/** For screen readers: the progress bar while {photo} is being sent. */
export const progressOf = 'Envoi de {photo}';
/** Under a picture: it has been sent, or why it was not. */
export const ready = 'Partira avec le REX';
export const cannotOpen = 'Ce navigateur ne peut pas ouvrir cette image';
/** If there is no connection. */
export const addLater =
  'Pas de connexion. Le REX part sans cette photo ; vous pourrez l’ajouter plus tard avec votre code.';
export const retry = 'Réessayer';
export const remove = 'Retirer';
