/** On pages about one's own club, if it was deleted. */
export const clubDeleted = 'Klubben är borttagen. En superadministratör kan flytta dig till en annan.';
