/** On pages about one's own club, if it was deleted. */
export const clubDeleted = 'Tento aeroklub je smazaný. K jinému vás může přiřadit superadmin.';
