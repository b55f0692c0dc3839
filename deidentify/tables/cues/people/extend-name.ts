/** Words that recognisers/people/shapes/extend-name.ts reads. */

/** Between the surnames of a Catalan: "Soler i Mas". */
export const CATALAN_AND = /^i$/;

/** "«el Rápido»", "„de Lange”". */
export const ARTICLE_OF_NICKNAME = /^(?:el|la|il|lo|le|l|de|den|het|der|die|das|the|'t)$/;
