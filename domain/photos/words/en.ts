/** Why a picture is refused, and the names of its fields. */

export const labels = { upload: 'Photo', description: 'Description' };

/** A picture that can no longer be added to a report, or never could. */
export const noSuchUpload = 'This photo has expired or has already been used';
/** For programs; `uploads` is the API's name: keep it. */
export const badUploads = 'uploads must be a list of ids';
export const tooManyPhotos = 'A report can have at most {max} photos';
export const descriptionRequired = 'Please say what the photo shows';
export const notAPicture = 'This is not a JPEG image, or it is damaged';
export const tooManyPixels = 'This photo has more than {max} million pixels';
/** For programs; `small` is the API's name: keep it. */
export const badSmall = 'small must be a JPEG in base64, of at most {side} pixels a side and {kB} kB';
