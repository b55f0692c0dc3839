/** Words that recognisers/people/shapes/prefixed-name.ts reads. */

/** Capitalised, these also open the names of towns: "La Jolla", "El Paso". */
export const PLACE_PREFIXES = /^(?:La|Las|Los|El|San|Santa|Del|Le|Du)$/;
