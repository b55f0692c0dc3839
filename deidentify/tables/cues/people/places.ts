/** Words that recognisers/people/context/places.ts reads. */
import { words } from '../../words.ts';

/** Where a flight goes: "hacia Aranda", "verso Valbrembo", "Richtung Aalen", or is (Danish "ved"); folded. */
export const DIRECTIONS = words('hacia verso vers richting richtung kierunku smerem towards toward ved');

/** Small words between what a place is and its name: "el TMA de Madrid", "kraftverket i Alby"; folded. */
export const SMALL_WORDS = words('de d di du del des della van von w i na u ve pri vid');

/** What a place is, before its name: "obcí Bílá Hlína", "el TMA de Madrid"; folded. */
export const KINDS_BEFORE =
  words(`tma ctr cta atz matz tmz rmz fir vor ndb aeropuerto aerodromo aerodrome aeroport flugplatz flughafen flugplatze segelfluggelande flygplats flygplatsen flygfaltet
  lotnisko lotniska lotnisku lotniskiem letiste letisti letistem aeroporto aeroportul vliegveld luchthaven landefeld torre turm toren tornet wieza wiezy
  valle vallee vallei dalen doliny dolina dolinie udoli borgo paese pueblo village dorf dorfes dorp byn wsi wies wioski wioska obec obci vesnice vesnici
  ves vsi mesto meste mestem miasto miasta miescie miasteczko mesteckem commune comune gemeinde gemeente gmina gminy ortschaft stadt stad staden ville ciudad citta passo cima
  lac lago lagos jezioro jeziora jezioru jezera jezero sjon embalse pantano puerto sierra monte mont gora gory gorze hory hore pico pic
  stazione station bahnhof dworzec nadrazi nadrazim stacja stacji estacion gare zone zona sektor sektoru secteur settore sector`);

/** Of those, what means something else without a small word behind it: "col du Galibier", "col Rossi"; folded. */
export const KINDS_WITH_OF = words('col val lago');

/** The small words of those languages. */
export const ROMANCE_OF = /^(?:de|d|di|du|del|della|dei)$/;

/** Languages that are written with a capital, and which few people are called: "Funk auf Deutsch"; folded. */
export const SPOKEN_LANGUAGES = words(
  'deutsch englisch franzosisch polnisch tschechisch italienisch spanisch schwedisch hollandisch niederlandisch engels duits frans nederlands spaans italiaans pools tsjechisch zweeds vlaams',
);

/** What stands before a language that is spoken; folded. */
export const BEFORE_LANGUAGES =
  /^(?:auf|in|ins|aus|op|und|oder|en|of|kein|geen|gut|goed|sprach|spricht|sprak|spreekt)$/;
