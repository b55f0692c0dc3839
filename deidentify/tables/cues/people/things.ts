/** Words that recognisers/people/context/things.ts reads. */

/** Before things that are counted: "both Hawks". */
export const QUANTIFIER = /^(?:both|several|some|few|many|all|more|ten|eleven|twelve|dozen)$/;

/** Before a preposition and a place: "landed at", "departed from". */
export const FLIGHT_VERBS =
  /^(?:land(?:ed|ing)?|arriv(?:ed|al|ing)|depart(?:ed|ing|ure)|diverted|divert|enroute|route|based|launched|airborne|takeoff)$/;
