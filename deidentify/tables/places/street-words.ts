/** Words for streets in many languages: after the name, before it, or at its end; folded. */
import { words } from '../words.ts';

/** "Orchard Lane": the word that ends an English street name. */
export const STREET_AFTER =
  words(`street st road rd lane ln avenue ave av drive dr close crescent cres way court ct place pl terrace gardens gdns grove row walk mews
  square sq boulevard blvd highway hwy parkway pkwy rise view end drove green yard alley esplanade quay wharf parade turnpike circle cir loop trail trl pike cottages
  cottage hill estate`);

/** Of those, ambiguous words: ignored in texts that are all in capitals. */
export const WEAK_STREETS = words(
  'st dr cl way court ct place pl row walk rise view end green parade pike circle cir loop trail cottages cottage hill estate grove terrace square sq close pl av trl',
);

/** "rue des Acacias": the word that begins a street name. */
export const STREET_BEFORE =
  words(`rue avenue boulevard bd voie chemin impasse allee quai place cours via viale piazza corso vicolo strada calle avenida avda plaza paseo camino
  carretera rua travessa praca av avd avda avinguda carrer pza placa passeig ctra ronda travesia glorieta pasaje callejon callejuela alameda urb urbanizacion barrio
  poligono rambla cuesta route rte lotissement montee faubourg ruelle venelle sentier passage esplanade promenade square hameau residence chaussee boul all
  piazzale piazzetta largo vico contrada borgata borgo cascina podere masseria localita loc frazione fraz lungomare lungolago lungofiume salita ulici trida tride tridu tr nam namesti
  nabrezi sidliste sidlisti steenweg aleje alei aleja placu skwer skwerze skweru bulwar bulwaru szosa szosie rondo rondzie osiedlu osiedla ulice ulica al pl ul ulica ulicy aleja os osiedle plac ulice namesti utca strasse straat laan singel`);

/** "Hauptstraße": the end of street names in one word. */
export const STREET_ENDING =
  /\p{L}{2}(?:strasse|str|gasse|weg|allee|platz|damm|chaussee|steig|ufer|straat|laan|plein|gracht|kade|dijk|gatan|vagen|gata|gate|veien|vegen|vejen|vej|gaden|stigen|stien|torget|torvet|plassen|bakken|backen|gade|katu|kuja|polku|utca|grand|granden|kaj|kajen|slingan|ringleden|ringled|steenweg|dreef|zandpad|graben|anger|pfad|rain|halde)$/u;

/** Ambiguous endings: only with other parts of an address, and not in English texts. */
export const WEAK_STREET_ENDING = /\p{L}{3}(?:ring|pad|hof|markt|esplanaden|leden|lei)$/u;

/** Words for a street alone: "Alten Weg 12b". */
export const STREET_WORDS = words('weg allee ring damm platz steig strasse strase gasse');

/** Further endings of hyphenated streets: "Robert-Bosch-Str. 12", "Prins Hendrik-laan 4". */
export const HYPHENED_STREETS = words('str ufer pfad hof markt steig straat laan plein kade gata vag gatan vagen');

/** A square that is an address with a number alone: "Rynek 17"; folded. */
export const LONE_SQUARES = words('rynek rynku');

/** "c.so Vittoria", "p.zza Duomo": words for streets with a full stop inside. */
export const DOTTED_STREETS = words('c.so v.le p.za p.zza p.le l.go c.da');

/** Words that end like a street but are not one. */
export const NON_STREETS = words(
  'bahnhof friedhof seilring schleppring taxipad glijpad vliegpad flugplatz startplatz landeplatz parkplatz sportplatz campingplatz rollweg anflugweg startweg gleitweg feldweg forsakring taxiweg highway navigate investigate',
);

/** Last words of a house's name: "Rookery Farm". */
export const HOUSES = words(
  'farm farmhouse house cottage cottages hall lodge barn manor rectory vicarage grange bungalow mill forge stables villa flat',
);
