/** "Laut Friedland", "selon Clamecy", "according to Langen": before the source of a statement. */
export const ACCORDING = /^(?:laut|gemass|selon|volgens|wedlug|zdaniem|podle|secondo|segun|enligt)$/;
/** Phrases of two words with the same meaning, joined by a space: "d'après", "according to". */
export const ACCORDING_TO_PHRASES = /^(?:according to|nach aussage|d apres)$/;
