/** Words that recognisers/people/shapes/by-shape.ts reads. */

/** Small words with which a surname begins, and no place. */
export const OPENING_PARTICLES = /^(?:van|von|de|den|der|di|da|del|ter|ten|zu)$/;

export const KOREAN =
  /^(?:ji|min|hyun|hyeon|seung|jae|sung|seong|young|yeong|soo|su|hoon|hun|jun|joon|woo|won|kyung|kyu|hee|hye|eun|yeon|yun|jin|jung|jeong|sang|tae|dong|ho|chul|cheol|ki|gi|bin|ah|ra|na|mi|in|ha|do|seo|yoon|hwan|wook|uk|rim|ju|joo|geun|hyuk|nam|bum|beom)$/;

/** Adverbs and the like that open a sentence. */
export const NO_FAMILY = /(?:ly|ing|ed|wards?|while|time|less|over|fore|upon|s)$/;

/** Dutch words for where something is that are no LOCATIVE: "achter de Holterberg". */
export const BEFORE_PLACES = /^(?:achter|langs|onder|tussen|rond|tegen)$/;

/** Where it opens a sentence. */
export const GERMAN_ARTICLE = /^(?:Der|Den|Dem)$/;
