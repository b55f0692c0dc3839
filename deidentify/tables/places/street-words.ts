/** Words for streets in many languages: after the name, before it, or at its end; folded. */

/** "Orchard Lane": the word that ends an English street name. */
export const STREET_AFTER: ReadonlySet<string> = new Set(
  `street st road rd lane ln avenue ave av drive dr close crescent cres way court ct place pl terrace gardens gdns grove row walk mews
  square sq boulevard blvd highway hwy parkway pkwy rise view end drove green parade turnpike circle cir loop trail trl pike cottages
  cottage hill estate`.split(/\s+/),
);

/** Of those, the words that mean other things too: not taken where all is in capitals. */
export const WEAK_STREETS: ReadonlySet<string> = new Set(
  'st dr cl way court ct place pl row walk rise view end green parade pike circle cir loop trail cottages cottage hill estate grove terrace square sq close pl av trl'.split(
    ' ',
  ),
);

/** "rue des Acacias": the word that begins a street name. */
export const STREET_BEFORE: ReadonlySet<string> = new Set(
  `rue avenue boulevard bd chemin impasse allee quai place cours via viale piazza corso vicolo strada calle avenida avda plaza paseo camino
  carretera rua travessa praca al pl ul ulica ulicy aleja os osiedle plac ulice namesti utca strasse straat laan singel`.split(
    /\s+/,
  ),
);

/** "Hauptstraße": the end of street names in one word. */
export const STREET_ENDING =
  /\p{L}{2}(?:strasse|str|gasse|weg|allee|platz|damm|chaussee|steig|ufer|straat|laan|plein|gracht|kade|dijk|gatan|vagen|gata|gate|veien|vegen|vejen|vej|gaden|stigen|stien|torget|torvet|plassen|bakken|backen|gade|katu|kuja|polku|utca)$/u;

/** Words that end like a street and are none. */
export const NO_STREETS: ReadonlySet<string> = new Set(
  'flugplatz startplatz landeplatz parkplatz sportplatz campingplatz rollweg anflugweg startweg gleitweg feldweg taxiweg highway navigate investigate'.split(
    ' ',
  ),
);

/** "Rookery Farm": the end of a house's name. */
export const HOUSES: ReadonlySet<string> = new Set(
  'farm farmhouse house cottage cottages hall lodge barn manor rectory vicarage grange bungalow mill forge stables villa flat'.split(
    ' ',
  ),
);
