/** "Laut Friedland", "selon Clamecy", "according to Langen": whose word it is. */
export const ACCORDING = /^(?:laut|gemass|selon|volgens|wedlug|zdaniem|podle|secondo|segun|enligt)$/;
/** The same of two words, of which the second says little by itself: "d'après", "according to". */
export const ACCORDING_OF_TWO = /^(?:according to|nach aussage|d apres)$/;
