/** How bad it could have been: answers to two questions in the follow-up of a report, by stored number. */

/** Answers to "If it had gone further, what could realistically have happened?": the worst credible outcome. */
export const outcomes = {
  4: 'Plusieurs morts ou aéronef détruit',
  3: 'Un ou deux morts, blessures graves ou dommages importants',
  2: 'Blessures ou dommages légers',
  1: 'Pas d’accident possible',
};

/** Answers to "What safeguards remained between this event and that outcome?". */
export const barriers = {
  1: 'Plusieurs barrières',
  2: 'Un peu de marge',
  3: 'Presque rien',
  4: 'La chance seule',
};
