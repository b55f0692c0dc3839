/** How bad it could have been: answers to two questions in the follow-up of a report, by stored number. */

/** Answers to "If it had gone further, what could realistically have happened?": the worst credible outcome. */
export const outcomes = {
  4: 'Diversi morti, o aeromobile distrutto',
  3: 'Uno o due morti, lesioni gravi o danni gravi',
  2: 'Lesioni o danni lievi',
  1: 'Nessun incidente possibile',
};

/** Answers to "What safeguards remained between this event and that outcome?". */
export const barriers = {
  1: 'Restavano diverse difese',
  2: 'Restava un po’ di margine',
  3: 'Restava pochissimo',
  4: 'Solo la fortuna',
};
