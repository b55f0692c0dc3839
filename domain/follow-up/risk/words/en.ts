/** How bad it could have been: answers to two questions in the follow-up of a report, by stored number. */

/** Answers to "If it had gone further, what could realistically have happened?": the worst credible outcome. */
export const outcomes = {
  4: 'Several deaths or the aircraft lost',
  3: 'One or two deaths, serious injuries or major damage',
  2: 'Minor injuries or damage',
  1: 'No accident possible',
};

/** Answers to "What safeguards remained between this event and that outcome?". */
export const barriers = {
  1: 'Several safeguards were left',
  2: 'Some margin was left',
  3: 'Very little was left',
  4: 'Nothing but luck',
};
