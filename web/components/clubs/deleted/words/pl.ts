/** On pages about one's own club, if it was deleted. */
export const clubDeleted = 'Ten klub został usunięty. Superadministrator może przypisać konto do innego klubu.';
