/** Words that recognisers/contact/phone.ts reads. */

export const CUE =
  /(?<![\p{L}-])(?:(?:tele|smart|mobil)?phone[ds]?|tel|telefon\p{L}{0,3}|telefono|teléfono|téléphone|telefoon|mobile?s?|mobiel|mobilnummer|mob|cell|call(?:ed|ing)?|ring|rang|whatsapp|sms|text(?:ed)?|handy|handynummer|rufnummer|telefonnummer|portable|numéro|komórka|komórkę|komórki|móvil|cellulare|cel|fax|gsm|tlf|tlfn|tlfnr|tfn|puh|puhelin|puhelimessa|natel|fon|landline|hotline|signal|telegram|cellular|movil|komorki|nummeret|telefonnr|numero|reach(?:ed|able)?|contact(?:ed)?|dial(?:led|ed)?|voicemail|switchboard|(?:za)?dzwo[nń]\p{L}*|komórkow\p{L}*|r?appel\p{L}{0,3}|joindre|joignable|contacte\p{L}{0,2}|ll[aá]m\p{L}{1,5}|marcar|message|contact[ao]\p{L}{0,2}|chiam\p{L}{1,4}|telefona\p{L}{1,3}|recapito|bel|bellen|gebeld|bereikbaar|anruf\p{L}{0,3}|angerufen|erreich\p{L}{1,4}|ringa|ringe|ringer|nås|ligar|hívj\p{L}*)[^\p{L}\d\n]{0,4}(?:[\p{L}]{1,10}[^\p{L}\d\n]{1,4}){0,4}$/iu;

export const MEASURE = /^\s?(?:ft|feet|m|km|kg|lb|hpa|mb|kts?|kn|mph|fpm|rpm|psi|hrs?|hours|°|%)(?![\p{L}])/iu;

export const PART =
  /(?:part|serial|item|order|batch|stock|s\/n|p\/n)[^\p{L}\d]{0,3}(?:number|no|nr)?[^\p{L}\d]{0,3}$/iu;
