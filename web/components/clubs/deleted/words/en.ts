/** On pages about one's own club, if it was deleted. */
export const clubDeleted = 'This club was deleted. A super-admin can assign you to another one.';
