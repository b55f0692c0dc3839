/** Adding photos to a report, on the form and later with the code. */

export const photos = 'Photos';
/** The name of one for screen readers, and where its file has none; {number} is 1 to 4. */
export const photo = 'Photo {number}';
/** {max} is 4. */
export const howMany = 'Jusqu’à {max} photos.';
/** Why a picture that is sent tells less than the file. */
export const whatIsSent =
  'Chacune est redessinée sur cet appareil : ni lieu, ni heure, ni appareil photo ne sont transmis. Seule l’équipe sécurité les voit ; en publier une est une décision à part.';
export const takePhoto = 'Prendre une photo';
export const choosePhotos = 'Choisir des photos';
/** Behind the buttons, on a computer. */
export const orDrop = 'ou déposez-les ou collez-les ici';
export const tooMany = 'Un REX peut contenir {max} photos. Les autres ont été laissées de côté.';
export const sending = 'Envoi…';
/** Heard by screen readers: how much of {photo} has gone. */
export const progressOf = 'Envoi de {photo}';
/** Under a picture: it is being sent, it has arrived, or why it has not. */
export const ready = 'Partira avec le REX';
export const cannotOpen = 'Ce navigateur ne peut pas ouvrir cette image';
/** There is no connection. */
export const addLater =
  'Pas de connexion. Le REX part sans cette photo ; vous pourrez l’ajouter plus tard avec votre code.';
export const retry = 'Réessayer';
export const remove = 'Retirer';
