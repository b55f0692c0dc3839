/** Words that recognisers/places/coordinates.ts reads. */
import { words } from '../words.ts';

/** Labels before a latitude or a longitude, folded. */
export const LABELS = words('lat latitude lon long lng longitude breite lange breitengrad langengrad');

/** Documents before "ref", which then does not introduce a place: "report ref 2023-441", "CAA ref 408817". */
export const DOCUMENT_WORDS =
  /^(?:report|case|file|occurrence|incident|accident|caa|aaib|easa|bga|mor|your|our|my|job|order|ticket|policy)$/;

/** Labels before a grid reference, folded. */
export const GRID_CUES = words('ref reference grid ngr osgr gridref gitter mgrs');

/** Ends a latitude in words, folded. */
export const NORTHINGS = words(
  'north south nord sud suden norden noord zuid zuiden noorden norte sur sul polnoc polnocy polnocnej poludnie poludnia poludniowej sever severu severni severne jih jihu jizni norr soder nordlig nordlich sudlich noorderbreedte nordliche breite',
);

/** Ends a longitude in words, folded. */
export const EASTINGS = words(
  'east west ost westen osten oost oosten est ouest ovest este oeste wschod wschodu wschodniej zachod zachodu zachodniej vychod vychodu vychodni vychodne zapad zapadu zapadni zapadne oster vaster ostlig vastlig ostlich westlich oosterlengte westerlengte',
);

/** Between the figures of a position in words, folded. */
export const POSITION_FILLERS = words(
  ', e y et und and en a i och degree degrees minute minutes decimal point grad minuten minute komma graad graden minuten degres virgule minutes gradi primi minuti virgola grados minutos coma stopni stopnie minut przecinek stupnu stupne minut carka grader minuter',
);
