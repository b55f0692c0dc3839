/** How bad it could have been: answers to two questions in the follow-up of a report, by stored number. */

/** Answers to "If it had gone further, what could realistically have happened?": the worst credible outcome. */
export const outcomes = {
  4: 'Mehrere Tote oder Totalverlust des Luftfahrzeugs',
  3: 'Ein oder zwei Tote, Schwerverletzte oder großer Schaden',
  2: 'Leichte Verletzungen oder kleiner Schaden',
  1: 'Kein Unfall möglich',
};

/** Answers to "What safeguards remained between this event and that outcome?". */
export const barriers = {
  1: 'Noch mehrfacher Schutz',
  2: 'Noch etwas Spielraum',
  3: 'Nur noch sehr wenig',
  4: 'Nichts als Glück',
};
