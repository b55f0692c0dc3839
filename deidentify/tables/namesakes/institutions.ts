/** Streets, airports, hospitals, schools and cups are named after people; folded, by language where it matters. */
import type { LanguageCode } from '../../tagger/languages.ts';
import { words } from '../words.ts';

/** "rue Pasteur", "ulicą Sienkiewicza": before the name, each with its cases. */
export const STREETS_BEFORE: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  fr: words(
    'rue avenue boulevard bd quai place square impasse cours allee allees chemin faubourg esplanade rond-point',
  ),
  it: words('via viale corso piazza piazzale vicolo strada largo lungomare'),
  es: words('calle avenida avda paseo plaza glorieta ronda camino callejon travesia alameda'),
  pl: words(
    'ulica ulicy ulice ulicami ul aleja alei aleje aleja al plac placu placem pl osiedle osiedlu os rondo rondzie skwer bulwar',
  ),
  cs: words('ulice ulici ulic ulici tr trida tride tridu tridou namesti nam nabrezi sady'),
  de: words('strasse allee platz'),
};

/** "Nelson Street": after the name in English. */
export const STREETS_AFTER = words(
  'street road avenue lane terrace drive square crescent boulevard gardens way close court parkway highway',
);
/** After an owner's name in Swedish: "Olof Palmes gata". */
export const SWEDISH_STREETS = words('gata vag torg');

/** Before the name: "Luchthaven Anton de Kom", "nemocnice Tomáše Bati". */
export const INSTITUTIONS_BEFORE =
  words(`airport aeroporto aeropuerto aeroport flughafen luchthaven vliegveld lotnisko lotnisku lotniska letiste letisti letistem flygplats flygplatsen
  port portu porcie aerodrome aerodromo aviosuperficie hospital hopital chu chr clinique ospedale clinica policlinico szpital szpitala szpitalu
  nemocnice nemocnici klinik klinikum krankenhaus ziekenhuis gasthuis sjukhus sjukhuset school schule ecole college lycee scuola liceo istituto
  colegio instituto szkola szkoly szkole skola skoly skole skolan gymnasium kirche eglise chiesa iglesia kerk kosciol kosciola kostel kostela
  kyrka kyrkan kaple kapelle chapelle cappella ermita capilla coupe coppa trofeo trophee copa puchar pucharu pohar poharu memorial memorialu
  memoriale cup universite universita universidad uniwersytet univerzita stade stadio estadio stadion pont ponte puente most mostu kanal canal
  canale kanaal museum musee museo muzeum base zakladna zakladne baza bazy imienia im jmena kaserne caserne caserma koszary kasarna tour torre
  prix premio nagroda cena pokal ehrenpreis gedachtnispreis centre centro centrum theatre teatro teatr divadlo bibliotheque barrage
  kopiec kopca kopcu kopcem pomnik pomnika pomnikiem piana pianura conca altopiano
  jezioro jeziora jeziorem jeziorze jezero jezera jezerem jezeru jezere przelecz przeleczy przelecza
  refuge rifugio refugio schronisko chata hutte refugium`);

/** Only before a name given in honour: "imienia Chopina", "jména". */
export const IN_HONOUR = words('imienia im jmena');

/** After the name: "John Wayne Airport", "Barron Hilton Cup", "Hedvig Eleonora kyrka". */
export const INSTITUTIONS_AFTER =
  words(`airport airfield aerodrome airpark airbase tower approach radar departure arrivals ground information hospital infirmary clinic school college
  academy university church chapel cathedral cup trophy memorial medal award prize derby race regatta stadium arena bridge museum building hall house centre
  center library park garden theatre institute foundation dam tunnel barracks pub inn hotel krankenhaus klinik klinikum schule gymnasium kirche kapelle pokal preis
  gedenkfliegen wettbewerb halle hutte haus brucke kanal airfields flughafen flugplatz ziekenhuis gasthuis school kerk beker trofee brug luchthaven kyrka
  sjukhus skola pokal flygplats flygfalt segelflygfalt pokalen loppet bro museet cupen controller international vliegveld zweefvliegveld`);

/** Ends of streets that no surname has, joined to the name or after it: "Goethestraat", "Karl Johansgatan". */
export const STREET_END = /^.{0,30}(?:strasse|straat|laan|plein|gracht|gatan|vagen|torget|platz|allee|singel)$/;
/** Ends of streets and bridges that surnames have as well: "Karel Doormanweg", "Willem-Alexanderbrug". */
export const AMBIGUOUS_STREET_END = /^.{4,30}(?:weg|ring|kade|dijk|ufer|damm|dreef|gasse|brug|brucke|bron)$/;
/** The same after a hyphen: "Hans-Böckler-Weg". */
export const HYPHENED_STREET = /^(?:weg|ring|kade|dijk|ufer|damm|dreef|gasse|brug|brucke|steig|pfad)$/;

/** A word for street alone, which is also a surname: "Piet Laan". */
export const BARE_STREET = /^(?:strasse|straat|laan|plein|gracht|gatan|vagen|torget|platz|allee|singel)$/;

/** Phrases in which a word for street means something else, joined by a hyphen: "sa place", "andato via". */
export const NON_STREET_PHRASES =
  words(`-cours .-cours e-corso era-corso ha-corso sono-corso en-camino en-place sur-place sa-place ma-place ta-place leur-place notre-place au-cours en-cours in-corso al-largo su-plaza de-paseo
  andato-via andata-via andando-via va-via andava-via corso-via volato-via portato-via mandato-via`);

/** Abbreviations before a name: a full stop after one does not end the sentence. */
export const ABBREVIATIONS = words(
  'ul al pl os nam tr im bd st ste sta ks gen dr prof sv sw bp av avda blvd kard marsz',
);

/** After an owner's name of two words, even without a preposition before it: "Gustav Adolfs torg". */
export const SWEDISH_STREETS_OF_TWO = words('gata torg');

/** Between a street and a person who owns it or lives there: "la place de Martin". */
export const OF: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  fr: words('de d'),
  it: words('di d'),
  es: words('de'),
};

/** Phrases in which a word for an institution means something else, joined by a hyphen: "a cena", "di cena". */
export const NON_INSTITUTION_PHRASES: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  it: words('a-cena di-cena la-cena per-cena dopo-cena'),
  es: words('la-cena de-cena una-cena'),
};
