/** On pages about one's own club, if it was deleted. */
export const clubDeleted = 'Deze club is verwijderd. Een hoofdbeheerder kan je aan een andere club toewijzen.';
