/** Words that recognisers/places/coordinates.ts reads. */
import { words } from '../words.ts';

/** What is written before a latitude or a longitude, folded. */
export const LABELS = words('lat latitude lon long lng longitude breite lange breitengrad langengrad');

/** Of what "ref" alone is no word for a place: "report ref 2023-441", "CAA ref 408817". */
export const PAPERS =
  /^(?:report|case|file|occurrence|incident|accident|caa|aaib|easa|bga|mor|your|our|my|job|order|ticket|policy)$/;

/** What is written before a grid reference, folded. */
export const GRID_CUES = words('ref reference grid ngr osgr gridref gitter mgrs');
