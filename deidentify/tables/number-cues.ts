/** Words that introduce a number that identifies a person or thing (C5.2), in the languages of the reports. */
import { words } from './words.ts';

/**
 * `named`: the cue itself says that a number follows. `shortest`: fewest letters and digits. `hex`: six hex digits.
 * `strict`: a word such as "number" must directly follow it.
 */
type NumberCue = { reason: string; named: boolean; shortest: number; hex: boolean; strict: boolean };

function cues(words: string, reason: string, more: Partial<NumberCue> = {}): Record<string, NumberCue> {
  const cue = { reason, named: false, shortest: 3, hex: false, strict: false, ...more };
  return Object.fromEntries(
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, cue]),
  );
}

/** The reason given for serial numbers of aircraft and their parts. */
export const SERIAL = 'A serial number';

/** Folded cues. */
const CUES: ReadonlyMap<string, NumberCue> = new Map(
  Object.entries({
    ...cues(
      `licence license licences lizenz lizenznummer scheinnummer brevet licentie bewijsnummer licencja licencji licencia licenza brevetto
    licencie licenciee licencies certifikat certifikatet segelcert flygcert segelflygcert certificate certificado certificato certificat certificaat certyfikat certyfikatu osvedceni cert certet licens licensen prukaz prukazu prukazem licenci licencni swiadectwo swiadectwa kwalifikacji uprawnienie uprawnienia carne
    titulo habilitacion abilitazione attestato zweefvliegbewijs vliegbewijs licencje licenze licencias spl lapl ppl gpl luftfahrerschein flugschein bevoegdheid brevetnummer brevetnr aopa dmst daec`,
      'A licence number',
    ),
    ...cues(
      'flugscheinnummer pilotenscheinnummer flugzeugfuhrerscheinnummer lizenznummer scheinnummer licencenummer licensnummer',
      'A licence number',
      { named: true },
    ),
    ...cues(
      `membership member mitglied lidmaatschap czlonkowski czlonkowska legitymacja legitymacji mitglieds matricule membre adherent medlem medlemskap medlemskort medlemskortet tessera clenske clenskeho clenskym clen clena czlonek czlonka legitymacje legitymacja
      lidkaart afiliado federado federada federativa federativo federal knvvl ffvp ffvv gnz gpc`,
      'A membership number',
    ),
    ...cues(
      'socio socia mitgliedsausweis mitgliedskarte mitgliedsnummer mitgliedsnr versicherungsnummer ausweisnummer kundennummer lidnummer medlemsnummer',
      'A membership number',
      { named: true },
    ),
    ...cues('fai sporting sportlizenz sportlicentie sportlicens sportlicence igc', 'An FAI number', { shortest: 4 }),
    ...cues(
      'ucet uctu uctem konto kontu rekening cuenta rachunek rachunku bankgiro plusgiro swish',
      'A bank account number',
      {
        shortest: 6,
      },
    ),
    ...cues('sort', 'A bank account number', { named: true, shortest: 6 }),
    ...cues(
      `securite sociale avs ahv orzeczenie orzeczenia lekarskie lekarskiego zaswiadczenie lekarska zdravotni zpusobilosti posudek posudku medico medica medische verklaring keuring
      lakarintyg lakarintyget intyg idoneita rodne fuhrerschein fuhrerausweis rijbewijs permis patente dni nif pesel bsn personnummer pnr personnr cpr dowod dowodu dowodem perso personalausweis obcanka obcanky legitimatie documento identita zeugnis medical tauglichkeit tauglichkeitszeugnis passport ausweis reisepass policy insurance nhs booking customer account iban card dob logbook cma badge ssa gfa airframe ama invoice voucher receipt employee`,
      'A personal identification number',
      { shortest: 4 },
    ),
    ...cues(
      `contrat smlouva smlouvy smlouvu smlouvou kontrakt umowa umowy pojistka pojistky pojistce pojistku pojistkou pojisteni pojistna pojistne pojistnou polizza polizze assicurazione poliza polizas polisa polisy polisie polise polisa ubezpieczenie ubezpieczenia
      polis polisen polisens forsakring forsakringen forsakringsbrev police versicherung versicherungspolice versicherungsschein verzekering verzekeringspolis assurance assurances`,
      'An insurance policy number',
      { shortest: 5 },
    ),
    ...cues(
      'seguro seguros parachute chute chutes paracaidas paracadute fallschirm fallschirms rettungsschirm rettungsschirms spadochron spadochronem padak padakem fallskarm fallskarmen vyr fabr ser works',
      SERIAL,
      { shortest: 4, strict: true },
    ),
    ...cues(
      `serial sn s/n n/s c/n v/c w/n w/nr msn werk werknummer werksnummer werknr wnr baunummer serie seriennummer constructor constructors factory fabriknummer serienummer tillverkningsnummer vin chassis fabryczny fabrycznego fabrycznym seryjny seryjnego seryjnym seriale vyrobni vyrobniho vyrobnim seriove serioveho seriovym matricola matr serienumret tillverkningsnumret
      verknummer rompnummer bouwnummer geratenummer fallschirmnummer motornummer`,
      SERIAL,
      { named: true, shortest: 2 },
    ),
    ...cues(
      'fabrica fabbrica fabrication fabricacion construccion costruzione cellule celula cellula skrzydla kadluba platowca padaku spadochronu',
      SERIAL,
      {
        shortest: 2,
        strict: true,
      },
    ),
    ...cues(
      `flarm flarmu flarma icao oaci icao24 hex hexa heks hexadecimal hexadecimale hexadecimalni esadecimale hexadezimal szesnastkowy heksadecymalny mode
      modes modu transponder transpondera transponderu transpondeur transpondedor odpovidac odpovidace adsb ads ogn fanet flarmid bit bits`,
      'A FLARM or ICAO address',
      { hex: true },
    ),
    ...cues(
      `lic pilot instructor rating mem club silver gold diamond silber silberabzeichen goldabzeichen leistungsabzeichen diamantabzeichen argent insigne zilveren gouden zilver goud
      argento oro diamanti insegna plata insignia diamantes odznaka odznaki odznake srebrna srebrnej srebrne zlota zlotej zlote diamentami odznak odznaku stribrne stribrna stribrny stribrneho zlate zlata zlateho diamanty
      silverdiplom gulddiplom silvermarke guldmarke silvermarket guldmarket diamantmarke`,
      'A number that identifies somebody',
      { strict: true },
    ),
    ...cues(
      `spz plaque placa placas plaat nummerplaat nummerplaten nummernschild kontrollschild autonummer targhe tablicy rejestracyjne rejestracyjnych rejestracyjnym rejestracyjnego skylten registreringsskylten
      regskylt nummerskylt bilnummer regnummer plate plates numberplate autokennzeichen kentekenplaat kenteken plaque tablica tablice rejestracyjny targa targata targato matricula nummerplade nummerplat registreringsskylt skilt`,
      'A vehicle registration plate',
      { named: true, shortest: 4 },
    ),
  }),
);

/** "Medlemsnummer", "lidmaatschapsnummer", "Kundennr": words that end with the word for number. */
const ENDS_WITH_NUMBER = /^\p{L}{3,}(?:nummer|nummeret|numret|nr)$/u;
/** Of those, numbers that identify nobody, or that other recognisers find. */
const OTHER_NUMBERS =
  /^(?:telefon|handy|mobil|mobiel|ruf|fax|bahn|pist|start|flug|flyg|vlucht|hus|haus|huis|kanal|wettbewerb|tavling|konkurr|wedstrijd|rum|zimmer|teil|seite|version)/;
/** "Hexcode", "flarmadress", "transponderkoden", "bitarsadressen". */
const HEX_COMPOUND =
  /^(?:(?:flarm|hex|icao|transponder|modes?|ogn|adsb?|radio)(?:kod|koden|code|codes|adres|adresse|adress|adressen|id|nummer|kennung|nr)|bit(?:ars|s)?(?:adress|adressen|adresse|adres|code|kod)|bitow[aey]|bitova)$/;
const HEX: NumberCue = { reason: 'A FLARM or ICAO address', named: false, shortest: 3, hex: true, strict: false };
const COMPOUND: NumberCue = {
  reason: 'A number that identifies somebody',
  named: true,
  shortest: 3,
  hex: false,
  strict: false,
};

/** The number that a folded word introduces, if any. */
export function cueOf(folded: string): NumberCue | undefined {
  const known = CUES.get(folded);
  if (known) return known;
  if (HEX_COMPOUND.test(folded)) return HEX;
  if (!folded.endsWith('r') && !folded.endsWith('t')) return undefined;
  return ENDS_WITH_NUMBER.test(folded) && !OTHER_NUMBERS.test(folded) ? COMPOUND : undefined;
}

/** Words without meaning between cue and number; folded. */
export const FILLERS =
  words(`que i forbundet foreningen klubben je federale vom flieger flugzeug ma mel mela mial miala has had tiene tenia ha aveva heeft avait adres adresa adresy direccion indirizzo kod kodu codice codigo identyfikator identificador identifiant etait era byla byl bylo bilo var s pilota piloto pilote pilotni pilotniho i di do es jest ar er hat e to is was of the my his her their its our reads reading reader said a an and ist war lautet est de du la le el del della van het my bit 24bit 24 s
  address adresse code pilot pilots class aircraft glider airframe manufacturer manufacturers device unit radio mode box sporting badge card class clase classe klasse klass klasy tridy
  unter sous sotto beim verband bund bond bij chez presso hos kist toestel vliegtuig zapisovace loggeru rejestratora rekorderu loggera recorder logger brev
  c tracker club bga dmst daec ssa ffvp ffvl ffvv knvvl aeci aecr lacr fivv rfae car van lorry draku kluzaku vetrone letadla padaku motoru szybowca spadochronu silnika aliante velivolo paracadute planeur velero planeador vehicle kept issued under held expired with on auto autos wagens fahrzeugs sein seine`);

/** Words that say that a number follows; folded. */
export const NUMBER_WORDS = words(
  'number numbers no nos nr num nummer numer numeru numerem numero cislo cisla cislem n id ids identifier ident reg registration ref reference nrs',
);

/** Of those, words that more often introduce a registration. */
export const REGISTRATION_WORDS = words('registration reg');
