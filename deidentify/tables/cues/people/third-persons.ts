/** Words that recognisers/people/third-persons.ts reads. */

export const ANNOUNCING = /^(?:by|ask|asked|contact|told|of|with|to|from|owner|builder|late|o|[(:])$/;
