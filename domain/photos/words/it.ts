/** Why a picture is refused, and the names of its fields. */

export const labels = { upload: 'Immagine', description: 'Descrizione' };

/** A picture that can no longer be added to a report, or never could. */
export const noSuchUpload = 'Questa immagine è scaduta o è già stata usata';
/** For programs; `uploads` is the API's name: keep it. */
export const badUploads = 'uploads deve essere un elenco di id';
export const tooManyPhotos = 'Una segnalazione può avere al massimo {max} foto';
export const descriptionRequired = 'Indica che cosa mostra l’immagine';
export const notAPicture = 'Questa non è un’immagine JPEG, oppure è danneggiata';
export const tooManyPixels = 'Questa immagine ha più di {max} milioni di pixel';
/** For programs; `small` is the API's name: keep it. */
export const badSmall = 'small deve essere un JPEG in base64, di al massimo {side} pixel per lato e {kB} kB';
