/** How bad it could have been: answers to two questions in the follow-up of a report, by stored number. */

/** Answers to "If it had gone further, what could realistically have happened?": the worst credible outcome. */
export const outcomes = {
  4: 'Varias muertes o pérdida de la aeronave',
  3: 'Una o dos muertes, lesiones graves o daños importantes',
  2: 'Lesiones o daños leves',
  1: 'Ningún accidente posible',
};

/** Answers to "What safeguards remained between this event and that outcome?". */
export const barriers = {
  1: 'Quedaban varias barreras',
  2: 'Quedaba algún margen',
  3: 'Quedaba muy poco',
  4: 'Solo la suerte',
};
