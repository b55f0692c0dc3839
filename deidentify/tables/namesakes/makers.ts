/** Makers of an airfield's equipment, in addition to those of aircraft-words.ts; folded. */
import { words } from '../words.ts';

/** Makers and brands that are also people's names. */
export const MAKERS =
  words(`becker dittel winter bosch tost schroth filser borgelt bohli gadringer walter lange schneider scheibe schleicher grob robin jodel
  hoffmann limbach rotax wassmer siren fournier breguet morane caproni piaggio partenavia morelli stanley facom stihl karcher dyson philips
  gazelle husqvarna scania volvo saab daf man fendt claas deutz unimog zetor ursus avia tatra star fiat lamborghini ferrari seat santana renault
  peugeot citroen mercedes berlingo octavia yaesu icom kenwood trig garmin naviter parker anschau herault skylaunch cambridge evra mccauley
  tillotson ferguson fordson deere hanle kestrel makita metabo hilti gloria lister perkins volkmann komet pfeifer thomas schmidt krone case
  steyr lindner same landini goldoni valtra valmet beta usag gedore hazet knipex wurth wago bose david clark sennheiser peltor lightspeed
  peiker holux brauniger flytec zander peschges ahlborn thommen united ubs wencel jaxida cobra avionic comet pfenninger alisport dynon
  tur herkules herakles iveco magirus saurer opel dodge bedford leyland commer roman robur`);

/** Nouns before a maker: "Radio firmy Becker", "de marque Bosch", "Hersteller: Robin". */
export const BRAND_NOUNS =
  words(`brand make manufacturer maker dealer firma firmy firme firm fa marke hersteller werft marque constructeur fabricant ateliers maison merk fabrikant bouwer
  marka marki producent producenta znacka znacky vyrobce vyrobcem marca costruttore ditta produttore fabricante constructor casa marke tillverkare firman market`);

/** Makers of two surnames, without their hyphen. */
export const HYPHENED_MAKERS: ReadonlySet<string> = new Set(['glaserdirks', 'schempphirth', 'rolladenschneider']);

/** Lower-case words before a maker: "el manual Schleicher", "le manuel Grob". */
export const MANUALS = words(
  'manual manuale manuel handboek handbok handboken handbuch flughandbuch wartungshandbuch betriebshandbuch flyghandbok flyghandboken vlieghandboek instrukcja instrukcji instrukcje prirucka prirucky prirucce',
);

/** Participles before "by" and a maker: "built by Robin", "gebouwd door", "construit par". */
export const BUILT =
  words(`built made manufactured supplied gebaut hergestellt geliefert construit fabrique livre gebouwd gemaakt geleverd zbudowany wyprodukowany dostarczony
  postaven vyroben dodan costruito fabbricato fornito construido fabricado suministrado byggd byggt tillverkad levererad bought`);

/** Before Dutch "van" and a maker rather than an owner. */
export const DUTCH_EQUIPMENT = words(
  'accu batterij boormachine schroefmachine radio variometer vario hoogtemeter snelheidsmeter transponder kompas',
);

/** After a name, these show that a person is meant: "built by Robin in his garage". */
export const POSSESSIVES =
  words(`himself herself his her sein seine seiner seinem seinen son sa ses suo sua su sus zijn haar hans hennes jego jej jeho jeji
  swoim svem`);
