/** On pages about one's own club, if it was deleted. */
export const clubDeleted = 'Este club se ha borrado. Un superadministrador puede asignarte a otro.';
