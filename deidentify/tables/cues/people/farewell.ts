/** Words that recognisers/people/shapes/farewell.ts reads. */

export const FAREWELL = /^(?:regards|thanks|thx|best|cheers|wishes|sincerely|faithfully|yours|greetings)$/;
