/** Words for days and times of the clock in nine languages; folded (contract C5.5). General vocabulary. */

import { words } from './words.ts';

/** Months, in the cases and short forms used beside a day. */
export const MONTHS =
  words(`january jan february feb march mar april apr may june jun july jul august aug september sept sep october oct november nov december dec
  januar janner februar feber marz maerz mai juni juli oktober okt dezember dez
  januari februari maart mei augustus mrt
  janvier janv fevrier fevr mars avril avr juin juillet juil aout septembre octobre novembre decembre
  stycznia styczen lutego luty marca marzec kwietnia kwiecien maja czerwca czerwiec lipca lipiec sierpnia sierpien wrzesnia wrzesien pazdziernika pazdziernik
  listopada listopad grudnia grudzien
  ledna leden unora unor brezna brezen dubna duben kvetna kveten cervna cerven cervence cervenec srpna srpen zari rijna rijen listopadu prosince prosinec
  gennaio gen febbraio febb marzo aprile maggio magg giugno giu luglio lug agosto ago settembre sett ottobre ott dicembre dic
  enero ene febrero abril abr mayo junio julio septiembre setiembre octubre noviembre diciembre
  maj augusti`);

/** Of those, lower-case words that mean something else in English. */
export const MONTHS_THAT_ARE_VERBS = words('may march mar mars august gen ago ott set');

/** Names of weekdays, folded. */
export const WEEKDAYS =
  words(`monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  lundi mardi mercredi jeudi vendredi samedi dimanche
  poniedzialek wtorek srode sroda czwartek piatek sobote sobota niedziele niedziela
  pondeli utery stredu streda ctvrtek patek sobotu nedeli nedele
  lunedi martedi mercoledi giovedi venerdi sabato domenica
  lunes martes miercoles jueves viernes sabado domingo
  mandag mandagen tisdag tisdagen onsdag onsdagen torsdag torsdagen fredag fredagen lordag lordagen sondag sondagen`);

/** Between a weekday and its day, and between a day and its month. */
export const DAY_JOINTS = words('den the le il el de of du di der dem');

/** Before a day in figures without another cue: "on 1/6". */
export const BEFORE_DAYS = words(
  'on am den vom bis seit le du au op van tot dnia od do dne il el del al till fran since until from datum date data',
);

/** After a day: "1st", "1er", "2nd", "1:a". */
export const DAY_ENDING = 'st|nd|rd|th|er|re|e|eme|ste|de|o|a|ST|ND|RD|TH';

/** Directly before figures that are a time, and nothing that measures: "um", "om", "kl". */
export const BEFORE_TIMES =
  words(`at around about by before after until till from since um gegen ab bis kurz vor a vers des avant apres jusqu om rond omstreeks tot vanaf o okolo kolo od do
  po przed v ve kolem asi alle verso dalle le ore las hacia sobre kl klockan omkring vid runt fran efter fore start landing landung`);

/** Of those, words that hours alone may follow. */
export const BEFORE_HOURS = words('um gegen ab bis vers a des avant om rond omstreeks tot vanaf v ve kolem okolo');

/** "alle 14", "a las 14": after these a figure by itself is an hour. */
export const HOUR_ARTICLES = words('alle dalle las');

/** The clock itself, before the figures and part of the time. */
export const CLOCK_WORDS = words('kl klockan godz godzinie godzina godziny ore klokken');

/** After the figures: the clock, and nothing else. */
export const CLOCK_UNITS = words('uhr pm am local lokal lokaal locale loc lt utc gmt zulu z oclock hrs');

/** After the figures: the clock after a word such as "at", else how long something took. */
export const HOUR_UNITS = words('h heures heure uur hod hodin hodine hodiny hours');

/** After figures that measure. */
export const MEASURES = words(
  'm meter metre metres meters metrow metru metri metros ft feet foot fuss pied pieds stop piedi pies fot voet km kt kts knot knots knoten noeuds hpa mb nm kg mhz kmh mph fpm rpm lbs liter l st ks grad degrees minute minutes min mins minuten percent prozent',
);

/** The hours as ordinals: "wpół do trzeciej", "půl třetí". */
export const ORDINAL_HOURS =
  words(`pierwszej drugiej trzeciej czwartej piatej szostej siodmej osmej dziewiatej dziesiatej jedenastej dwunastej pierwsza druga trzecia czwarta piata szosta
  siodma osma dziewiata dziesiata jedenasta dwunasta jedne druhe treti ctvrte pate seste sedme osme devate desate jedenacte dvanacte`);

/**
 * Times in words. H is an hour, O an hour as an ordinal, M minutes below thirty; `^` requires a word such as "at"
 * before it, since the same words tell how long something took.
 */
export const TIME_PHRASES: readonly (readonly string[])[] = `
half past H|quarter past H|quarter to H|quarter after H|M past H|M to H|M minutes past H|M minutes to H|H o ' clock|H o ’ clock|H oclock
halb H|viertel nach H|viertel vor H|viertel H|dreiviertel H|M vor H|M nach H|M vor halb H|M nach halb H|H uhr M|H uhr
half H|kwart voor H|kwart over H|M voor H|M over H|M voor half H|M over half H|^H uur
^H heures et demie|H heures moins le quart|H heures moins M|^H heures et quart|^H heures M|^H heures|midi M|midi et demi|midi moins M|minuit M|minuit et demi
wpol do O|za kwadrans O|kwadrans po O|za M O|M po O|^O M
pul O|ctvrt na H|tri ctvrte na H|trictvrte na H|za M minut H|^H hodin
^H e mezza|^H e mezzo|^H e un quarto|^H e M|^H meno un quarto|^H meno M|^H in punto
^H y media|^H y cuarto|^H y M|^H menos cuarto|^H menos M|^H en punto
halv H|kvart i H|kvart over H|M over H|M i H|M over halv H|M i halv H|klockan halv H|klockan H
`
  .trim()
  .split(/[\n|]/)
  .map((phrase) => phrase.trim().split(' '))
  .sort((a, b) => b.length - a.length);
