/** How bad it could have been: answers to two questions in the follow-up of a report, by stored number. */

/** Answers to "If it had gone further, what could realistically have happened?": the worst credible outcome. */
export const outcomes = {
  4: 'Meerdere doden of het toestel verloren',
  3: 'Een of twee doden, ernstig letsel of grote schade',
  2: 'Licht letsel of lichte schade',
  1: 'Een ongeval was niet mogelijk',
};

/** Answers to "What safeguards remained between this event and that outcome?". */
export const barriers = {
  1: 'Nog meerdere vangnetten',
  2: 'Nog enige marge',
  3: 'Bijna niets meer',
  4: 'Alleen nog geluk',
};
