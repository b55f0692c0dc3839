/** How bad it could have been: answers to two questions in the follow-up of a report, by stored number. */

/** Answers to "If it had gone further, what could realistically have happened?": the worst credible outcome. */
export const outcomes = {
  4: 'Flera döda eller luftfartyget förlorat',
  3: 'En eller två döda, allvarliga personskador eller stora skador',
  2: 'Lindriga personskador eller mindre skador',
  1: 'Ingen olycka möjlig',
};

/** Answers to "What safeguards remained between this event and that outcome?". */
export const barriers = {
  1: 'Flera skydd återstod',
  2: 'Viss marginal återstod',
  3: 'Mycket lite återstod',
  4: 'Bara tur',
};
