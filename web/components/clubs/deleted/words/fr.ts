/** On pages about one's own club, if it was deleted. */
export const clubDeleted = 'Ce club a été supprimé. Un super-admin peut vous rattacher à un autre.';
