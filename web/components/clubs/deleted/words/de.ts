/** On pages about one's own club, if it was deleted. */
export const clubDeleted = 'Dieser Verein wurde gelöscht. Ein Super-Admin kann dich einem anderen zuordnen.';
