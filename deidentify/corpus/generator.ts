/**
 * Generates thousands of sentences, the same for the same seed, with people of many nations in every position. None
 * exists: given names and surnames are combined at random.
 */

import type { Chapter } from './row.ts';

const PEOPLE: Readonly<Record<string, readonly [string, string]>> = {
  english: [
    'Oliver Harriet Rupert Imogen Gareth Philippa Duncan Tamsin Clive Bronagh Barnaby Verity Alistair Fenella Nigel',
    'Featherstone Ashdown Trelawney Pickersgill Blenkinsop Wetherby Ormerod Haythornthwaite Sowerby Clitheroe Baker Cook Field',
  ],
  american: [
    'Tyler Madison Brandon Kaitlyn Dwayne Shelby Randall Marjorie Clint Loretta Chad Brittany',
    'Vandiver Schumacher Delacruz Yarborough Kowalczyk Hutchins Abernathy Castellano Whitaker Stone Rivers',
  ],
  german: [
    'Jürgen Annegret Dieter Heike Rüdiger Ulrike Thorsten Mechthild Sören Gisela Lukas Friederike',
    'Stahlmeier Overbeck Zimmerling Kirchhoff Grünewald Rosenbaum Achterberg Wiesental Lüdtke Schönborn Müller Vogel',
  ],
  french: [
    'Thibault Geneviève Étienne Clémence Gaël Solène Yannick Mathilde Rémi Aurélie',
    "Beauchamp Delacourt Lefrançois Montclair Desrosiers Charbonneau L'Heureux d'Aubigny Petitjean",
  ],
  dutch: [
    'Sjoerd Marijke Wouter Annemiek Joost Liesbeth Bram Femke Gijs Hanneke',
    "van Houten de Graaf Verhagen ter Braak van den Heuvel Hoogland Zwartbol 't Hart Kuipers",
  ],
  polish: [
    'Grzegorz Małgorzata Krzysztof Agnieszka Zbigniew Jolanta Wojciech Bożena Tadeusz',
    'Wiśniewski Zawadzka Brzozowski Szczepaniak Kołodziejczyk Gajewski Domagała Pietrzyk',
  ],
  spanish: [
    'Joaquín Inmaculada Álvaro Remedios Íñigo Maite Gonzalo Consuelo',
    'Etxeberria Villanueva Santamaría Montenegro Carrascosa Arancibia de la Fuente',
  ],
  italian: [
    'Giancarlo Ornella Fabrizio Ludovica Tommaso Raffaella Gianluca Serena',
    'Bartolomei Santangelo Castelvecchi Montefiori Zanetti Quattrocchi Della Rovere',
  ],
  scandinavian: [
    'Bjørn Ragnhild Göran Ingegerd Søren Kirsten Håkon Solveig Torbjörn Åse',
    'Lindqvist Haugland Kjærgaard Bergström Tjønndal Söderlund Østergaard Nygård',
  ],
  eastern: [
    'Zdeněk Ludmila Ferenc Erzsébet Borut Mojca Hrvoje Jelena Dragan Oksana Valdis Indrė',
    'Dvořáček Horváth Zupančič Kovačević Petrauskas Kalniņš Shevchuk Dimitrov Ionescu',
  ],
  wider: [
    'Sanjay Meera Takeshi Yukiko Ahmet Elif Kwame Ngozi Omar Fatima Nikos Eleni Thabo',
    'Raghunathan Nakagawa Yıldırım Okonkwo Haddad Papadakis Mahlangu Venkatesan Adeyemi',
  ],
};

const WITH_NAME: readonly string[] = [
  'Our CFI {F|name} told us to wait.',
  'The instructor, {F|name}, took control at 200 ft.',
  '{G|name} was flying and I was in the back seat.',
  'I told {G|name} that the brakes were open.',
  'According to {F|name} the weak link was brown.',
  'Then {F|name} shouted to stop the launch.',
  'The wing was held by {F|name} at the time.',
  'Mr {S|name} owns the field next to the strip.',
  'It was {F|name}, our winch driver, who noticed it.',
  'I flew with {F|name} on the third launch.',
  '{F|name} and a visitor pushed the glider back.',
  'Ground crew: {F|name}.',
  'The glider was rigged the evening before by {G|name}.',
  '{F|name} noticed that the canopy was not locked.',
  'Dr {S|name} looked at my knee.',
  'We thanked {G|name} for the quick retrieve.',
  'A witness, {F|name}, saw the wing drop.',
  "It was {F|name}'s first solo in the single-seater.",
];

/** Seeded pseudo-random numbers between 0 and 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Splits a list of surnames, keeping particles with their surname: "van Houten". */
function surnamesOf(list: string): string[] {
  const names: string[] = [];
  let particles = '';
  for (const word of list.split(' ')) {
    if (/^(?:van|den|de|la|ter|'t|Della)$/.test(word)) particles += `${word} `;
    else {
      names.push(particles + word);
      particles = '';
    }
  }
  return names;
}

/** Returns `count` sentences, each naming a person of some nation. */
export function generatePeople(seed: number, count: number): Chapter {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise;
  const nations = Object.values(PEOPLE);
  const rows = Array.from({ length: count }, () => {
    const [given, surname] = pick(nations, ['Anna', 'Zeller']);
    const first = pick(given.split(' '), 'Anna');
    const last = pick(surnamesOf(surname), 'Zeller');
    return pick(WITH_NAME, '')
      .replace('{F|', `{${first} ${last}|`)
      .replace('{G|', `{${first}|`)
      .replace('{S|', `{${last}|`);
  });
  return { title: 'people of many nations', context: {}, rows };
}
