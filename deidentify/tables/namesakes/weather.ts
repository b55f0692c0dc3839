/** Winds with names of their own, and words for storms; folded. */
import { words } from '../words.ts';

/** Regional winds: "mistral", "Föhn". */
export const WINDS =
  words(`zonda zondan bora bory boru mistral mistralen mistralu tramontana tramontane tramuntana sirocco scirocco chinook harmattan halny halnego foehn fohn
  fohnen cierzo levante poniente libeccio maestrale marin cers autan burle bise ora breva helm puelche pampero sudestada garbin grecale ostro bayamo
  haboob khamsin shamal simoom meltemi etesien favonius`);

/** "Hurikán Katrina", "Sturmtief Sabine", "borrasca Filomena". */
export const STORMS =
  words(`storm storms hurricane cyclone typhoon tempete ouragan tempesta uragano ciclone tormenta borrasca huracan temporal orkan orkanu orkanem huragan
  huraganu burza burze hurikan hurikanu boure tornado tief hoch sturmtief orkantief tiefdruckgebiet depression dana stormen orkanen lagtryck
  lagtrycket orkaan hogedrukgebied lagedrukgebied cyklon`);
