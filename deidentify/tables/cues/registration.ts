/** Words that recognisers/aircraft/registration.ts reads. */
import { words } from '../words.ts';

/** Words of other languages that are registrations by their letters, in texts that are taken for English; folded. */
export const NO_REGISTRATIONS = words(
  'gdzie gdyby gdyz dzien dzieci dzwon dzika dziki dziko dzieli dnech dnem dbali dbalo dbala gjort gjord gjorde fjall fjard fjord fjarr dmucha dmuch gzyms',
);

/** Roads are numbered so in France, Spain and the Low Countries: "langs de N331". */
export const ROAD = /^N\d{2,4}$/;

/** What a letter and a hyphen stand before, and no registration: "G-load", "O-ring", "G-metr". */
export const PARTS = /^(?:load|ring|box|tube|met(?:er|re|ro|r)|force|shackle)$/;
