/** Words that recognisers/people/shapes/prefixed-name.ts reads. */

/** "La Jolla", "El Paso": with a capital, towns as well. */
export const OF_PLACES = /^(?:La|Las|Los|El|San|Santa|Del|Le|Du)$/;
