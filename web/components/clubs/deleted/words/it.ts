/** On pages about one's own club, if it was deleted. */
export const clubDeleted = 'Questo club è stato eliminato. Un amministratore generale può assegnarti a un altro.';
