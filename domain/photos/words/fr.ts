/** Why a picture is refused, and the names of its fields. */

export const labels = { upload: 'Image', description: 'Description' };

/** A picture that can no longer be added to a report, or never could. */
export const noSuchUpload = 'Cette image a expiré ou a déjà été utilisée';
/** For programs; `uploads` is the API's name: keep it. */
export const badUploads = 'uploads doit être une liste d’identifiants';
export const tooManyPhotos = 'Un REX peut contenir au plus {max} photos';
export const descriptionRequired = 'Indiquez ce que montre l’image';
export const notAPicture = 'Ce n’est pas une image JPEG, ou elle est endommagée';
export const tooManyPixels = 'Cette image dépasse {max} millions de pixels';
/** For programs; `small` is the API's name: keep it. */
export const badSmall = 'small doit être un JPEG en base64, d’au plus {side} pixels de côté et {kB} ko';
