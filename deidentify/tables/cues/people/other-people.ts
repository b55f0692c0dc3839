/** Words that recognisers/people/other-people.ts reads. */

/** Words before the name of a person. */
export const BEFORE_NAME = /^(?:by|ask|asked|contact|told|of|with|to|from|owner|builder|late|o|[(:])$/;
