/** Words that recognisers/contact/link.ts reads. */
import { words } from '../words.ts';

/** Endings of domains that can also open a sentence. */
export const ENDINGS_THAT_ARE_WORDS =
  /^(?:at|in|it|is|no|me|be|so|us|to|de|la|es|live|group|team|test|world|page|news|space|id|pro)$/;

/** A domain with a frequent ending. */
export const DOMAIN =
  /(?:[a-z\d][a-z\d-]{0,62}\.){1,6}(?:com|org|net|info|edu|gov|int|mil|aero|club|online|site|web|app|dev|io|me|tv|co|eu|uk|ie|de|at|ch|li|fr|be|nl|lu|pl|cz|sk|hu|si|hr|rs|ro|bg|gr|tr|it|es|pt|se|no|dk|fi|is|ee|lv|lt|ua|us|ca|mx|br|ar|cl|au|nz|za|in|jp|cn|kr|xyz|blog|shop|link|page|social|gg|fm|cloud|live|video|photos|world|team|group|news|events|download|example|test|invalid|ai|cc|ly|gl|id|pro|biz|tech|space|flights|aero|scot|wales)(?![a-z\d-])(?:[/?#:][^\s<>"'`[\](){}]*)?/iy;

/** Networks on which people have handles, and what precedes the handle. */
export const NETWORKS =
  /^(?:instagram|insta|tiktok|twitter|youtube|facebook|fb|discord|snapchat|strava|mastodon|signal|telegram|username)$/;

/** Before a name chosen for a site: "no OLC som", "nickiem", "ve fóru jako"; folded. */
export const KNOWN_AS = words(
  'as als come como som jako jak comme nick nicks nickname nickiem nicku nickem pseudo pseudonyme pseudonym pseudoniem alias user username usuario usuaria utente anvandare anvandarnamn uzivatel uzytkownik gebruiker gebruikersnaam utilisateur identifiant benutzer benutzername apodo handle account profil profile perfil profilo profiel konto konta login called named namens soprannome prezdivka prezdivkou',
);

/** Names that cameras give to files. */
export const CAMERA_FILE = /^(?:img|dsc|dscn|dscf|vid|pxl|mvi|gopr|pano|screenshot)_/i;

/** Between a network and the handle on it, and the handle. */
export const HANDLE_AFTER_NETWORK =
  /\s{0,3}((?:(?:channel|account|handle|username|user|name|page|profile|is|as|under|id|called)\b\s{0,3})*)([:=(]?)\s{0,3}([\p{L}\p{N}][\p{L}\p{N}_.]{2,30}(?:#\d{3,5})?)/iuy;
