/** How bad it could have been: answers to two questions in the follow-up of a report, by stored number. */

/** Answers to "If it had gone further, what could realistically have happened?": the worst credible outcome. */
export const outcomes = {
  4: 'Několik mrtvých nebo zničené letadlo',
  3: 'Jeden nebo dva mrtví, těžká zranění nebo velká škoda',
  2: 'Lehká zranění nebo malá škoda',
  1: 'Nehoda nehrozila',
};

/** Answers to "What safeguards remained between this event and that outcome?". */
export const barriers = {
  1: 'Zbývalo několik bariér',
  2: 'Zbývala nějaká rezerva',
  3: 'Zbývalo už jen málo',
  4: 'Nic než štěstí',
};
