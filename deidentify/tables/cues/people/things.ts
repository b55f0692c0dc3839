/** Words that recognisers/people/context/things.ts reads. */

/** What counts the things after it. */
export const COUNTING = /^(?:both|several|some|few|many|all|more|ten|eleven|twelve|dozen)$/;

export const FLIGHT_VERBS =
  /^(?:land(?:ed|ing)?|arriv(?:ed|al|ing)|depart(?:ed|ing|ure)|diverted|divert|enroute|route|based|launched|airborne|takeoff)$/;
