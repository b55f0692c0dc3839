/** Words that recognisers/people/shapes/prefixed.ts reads. */

/** "La Jolla", "El Paso": with a capital, towns as well. */
export const OF_PLACES = /^(?:La|Las|Los|El|San|Santa|Del|Le|Du)$/;

export const ENGLISH_VERB =
  /ed$|^(?:took|takes|said|says|told|flew|flies|ran|spoke|went|came|gave|got|put|kept|let|had|has|was|is|did|saw|heard|felt|thought|knew|wrote|rang|left|made|held|caught|cut|hit|hurt|sat|stood|fell|broke|lost|brought|drove|swung|spun|forgot)$/;
