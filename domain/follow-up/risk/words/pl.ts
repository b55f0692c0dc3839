/** How bad it could have been: answers to two questions in the follow-up of a report, by stored number. */

/** Answers to "If it had gone further, what could realistically have happened?": the worst credible outcome. */
export const outcomes = {
  4: 'Kilka ofiar śmiertelnych lub utrata statku powietrznego',
  3: 'Jedna lub dwie ofiary śmiertelne, poważne obrażenia lub uszkodzenia',
  2: 'Lekkie obrażenia lub niewielkie uszkodzenia',
  1: 'Nie mogło dojść do wypadku',
};

/** Answers to "What safeguards remained between this event and that outcome?". */
export const barriers = {
  1: 'Kilka zabezpieczeń',
  2: 'Pewien zapas',
  3: 'Bardzo niewiele',
  4: 'Tylko szczęście',
};
