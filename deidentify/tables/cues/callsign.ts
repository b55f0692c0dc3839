/** Words that recognisers/aircraft/callsign.ts reads. */

/** What a year stands before: "the 2019 handbook". */
export const YEARBOOKS =
  /^(?:rules?|handbook|manual|report|review|accidents?|statistics|conference|guidance|season|competition)$/;

export const SINGLE_CUES = new Set(
  `callsign callsigns trigraph wettbewerbskennzeichen wettbewerbsnummer wettbewerbskenner wbk kenner rufzeichen roepnaam
  wedstrijdnummer wedstrijdregistratie indicatif anropssignal tavlingsnummer kallesignal kaldesignal konkurrencenummer startovni
  compid compno cn cns cid`.split(/\s+/),
);

export const PAIRED_CUES = new Set(
  'call competition contest comp race tail fin numero znak numer znakiem sigla nominativo indicativo distintivo'.split(
    ' ',
  ),
);

export const SECOND_CUES = new Set(
  'sign signs id ids number numbers no nr letters code concours concorso konkursowy konkursowym konkursowego wywolawczy gara carrera llamada concurso n ident'.split(
    ' ',
  ),
);

export const FILLERS = new Set(
  'is was were being number no nr n the of letters id sign code as with ist war war lautet est hat est era es'.split(
    ' ',
  ),
);
