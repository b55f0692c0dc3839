/** Words that recognisers/people/shapes/completed.ts reads. */

/** Between the surnames of a Catalan: "Soler i Mas". */
export const CATALAN_AND = /^i$/;

/** "Teding van Rhoon", "Jansen op den Berg". */
export const OF_DUTCH_NAMES = /^(?:van|der|den|de|ter|ten|op|het)$/;

/** "María del Mar", "Maria de los Ángeles". */
export const OF_MARIA = /^(?:del|de|la|los|las)$/;

/** "«el Rápido»", "„de Lange”". */
export const ARTICLE_OF_NICKNAME = /^(?:el|la|il|lo|le|l|de|den|het|der|die|das|the|'t)$/;

/** "De Bruijn", "Van Leuven" where they open a sentence. */
export const BEFORE_DUTCH_SURNAMES = /^(?:de|van|ter|ten)$/;
