// Emails, phones, links, registrations, numbers, addresses, positions and clubs of anybody (C5.2), and the figures of
// flying that must stay (C5.3). All of them are invented or reserved for examples.

import { type Chapter, linesOf } from './row.ts';

const CLUBS = [
  { name: 'Upwind Gliding Club', location: 'Upwind, Norfolk' },
  { name: 'Red Kite Soaring Centre', location: 'Marlowe Hill' },
  { name: 'Segelfluggruppe Talheim e.V.', location: 'Talheim' },
  { name: 'Borders & Marches Gliding Society', location: 'Eastfield' },
  { name: 'RAFGSA Stonefield', location: 'Stonefield' },
];

export const IDENTIFIERS: readonly Chapter[] = [
  {
    title: 'emails, links and handles',
    context: {},
    rows: linesOf(`
Mail {safety@upwind.example.org|email} please.
Mail {SAFETY@UPWIND.EXAMPLE.ORG|email} please.
Mail {first.last+tag@mail.example.co.uk|email}, thanks.
Mail {o'neil_99@example.com|email}; thanks.
Mail {tom at example dot com|email} please.
Mail {tom[at]example[dot]com|email} please.
Mail {tom (at) example.com|email} please.
Mail {tom.price AT example DOT org|email} please.
Mail {tom AT gmail DOT com|email} please.
Mail {tom.price at gmail.com|email} please.
Mail {tom @ example.com|email} please.
Schreib an {t.weiss ät beispiel punkt de|email} bitte.
Look at the weather at 10 dot something.
We met at Lasham. It was cold.
See {https://example.org/flights/2024?id=7#top|link} for it.
See {http://example.org|link}.
See {www.example.org/page|link}, please.
See {example.co.uk/page|link} please.
See {youtu.be/abc_DEF|link} please.
Posted on Facebook by {@gliding_gal|handle} yesterday.
The file is report.pdf and the version is 1.2.3.
The cable broke.The glider landed.
We landed at 14.30.In the evening it rained.
`),
  },
  {
    title: 'telephones',
    context: {},
    rows: linesOf(`
Ring {01632 960987|phone}.
Ring {(01632) 960 987|phone}.
Ring {+44 1632 960987|phone}.
Ring {00 44 1632 960987|phone}.
Ring {07700-900-456|phone}.
Mobile: {07700900456|phone}
tel {+1 202 555 0187|phone}
Tel.: {+48 22 123 45 67|phone}
Telefon {+49 (89) 1234-567|phone}
Téléphone {+33 1 99 00 56 78|phone}
WhatsApp {+31 6 12345678|phone} works best.
Call me on {020 7946 0958 ext 12|phone}.
Heights were 1200 1300 1400 ft.
QNH 1013 1014 1015 hPa in turn.
We used 129.980 and then 130.105.
It was between 12.30-14.45 on 2024-05-17.
Flights 123456 and 123457 were logged on 12/05/2024.
The logger showed 20240517 120000.
It cost 1,250,000 pounds.
Part number 4045-0012-3 was fitted.
`),
  },
  {
    title: 'registrations',
    context: {},
    rows: linesOf(`
{G-DEFG|registration} and {G-CFRX|registration} met.
{G-BVUK|registration} was the tug.
{D-KMGZ|registration} and {D-2741|registration} met.
{D-EFWT|registration} was the tug.
{F-CGHT|registration} and {F-JZKT|registration} met.
{HB-1987|registration} and {HB-KFR|registration} met.
{OE-5521|registration} and {OE-9301|registration} met.
{PH-812|registration} and {PH-1501|registration} met.
{OO-ZKP|registration}, {OO-YLM|registration} met.
{SP-3344|registration}, {SP-8123|registration}, {SP-ALX|registration} met.
{OK-0417|registration}, {OK-JAR|registration} and {OM-5311|registration} met.
{HA-4412|registration} and {HA-SLB|registration} met.
{S5-3117|registration} and {S5-KMV|registration} met.
{9A-GKS|registration} and {YU-4219|registration} met.
{SE-TVX|registration}, {SE-UHB|registration}, {LN-GBC|registration} met.
{OY-XRT|registration} and {OH-812|registration} met.
{I-IVWK|registration} and {EC-HBT|registration} met.
{LY-GBX|registration}, {YL-GLD|registration}, {ES-3117|registration} met.
{CS-PBD|registration} and {TC-PKL|registration} met.
{VH-GXT|registration}, {ZK-GKR|registration}, {ZS-GVB|registration} met.
{C-GKWP|registration}, {C-FXRT|registration} met.
{N123AB|registration}, {N7719|registration}, {N4471T|registration} met.
{EI-GLX|registration} and {LX-CDF|registration} met.
{YR-1177|registration}, {LZ-318|registration}, {SX-117|registration} met.
{JA2417|registration} and {JA-2417|registration} met.
{PT-PZB|registration} and {LV-DKX|registration} met.
{RA-3417G|registration} met {UR-BKTL|registration}.
The LS4 {PH1501|registration} was there.
The tug {DEKXT|registration} was there.
The tug {d-ekxt|registration} was there.
The tug {D EKXT|registration} was there.
The tug {GBVUK|registration} was there.
{Delta Echo Kilo Xray Tango|registration} called final.
{delta kilo mike golf zulu|registration} called final.
{Hotel Bravo one niner eight seven|registration} called final.
{Papa Hotel one five zero one|registration} called final.
{November seven seven one niner|registration} called final.
{Sierra Papa three three four four|registration} called final.
Callsign {CD|registration} was low.
Callsign: {7Q|registration}.
His call sign was {Charlie Delta|registration}.
The competition number {X1|registration} was on the fin.
Competition ID {J5T|registration} was on the fin.
Comp no. {42|registration} was on the fin.
Contest number {W|registration} was on the fin.
CN {KT|registration} was on the fin.
Wettbewerbskennzeichen {AB|registration} stand am Leitwerk.
Das Kennzeichen {D-9917|registration} stand am Rumpf.
BGA {1234|registration} and BGA No. {5021|registration} are old.
NOTAM B1234/24 and A0417/23 were read.
The N1 was 85 % and the G-load 3 g.
The D-ring and the C-clip were loose.
A T-tail and a V-tail, a 2-seat trainer.
The I-beam and the E-type are no gliders.
Hold at Alpha Bravo and then Charlie.
Squawk 7000, FL65, transponder mode S.
The EGLL METAR, CAVOK, and TEMPO group.
GPS, GNSS, GAFOR and GAMET were read.
The RAF and the FAA and the EASA agree.
UK-based pilots and HI-VIS jackets.
PA-28 and PA-25-235, DR400, C150, C-150.
`),
  },
  {
    title: 'numbers',
    context: {},
    rows: linesOf(`
Licence number {UK.FCL.123456|number} is valid.
Licence no. {123456A|number} is valid.
Pilot's licence {GB-445566|number} is valid.
Membership number {4471|number}.
Club member no {1182|number}.
BGA membership number {55123|number}.
Medical certificate number {99887|number} was seen.
FAI number {12345|number}.
FLARM ID {DDA5BA|number} came close.
Flarm {3F0A12|number} came close.
ICAO 24-bit address {4CA2B1|number} was seen.
Hex code {4008F6|number} was seen.
S/N {10547|number} was affected.
Serial no: {G-234|number} was affected.
Werknummer {8021|number} ist betroffen.
W.Nr. {8021|number} ist betroffen.
Number plate {KX19 ABC|number} was parked.
Licence plate {B-KL 4471|number} was parked.
Registration plate {WX 12345|number} was parked.
His licence expired in 2023.
The medical was class 2.
The ICAO code EDDF is Frankfurt.
FLARM range was 3000 m.
ICAO annex 13 applies.
The membership of 120 members voted.
The plate was bent by 5 mm.
`),
  },
  {
    title: 'addresses and positions',
    context: {},
    rows: linesOf(`
He lives at {12 High Street|address}, Marlowe.
He lives at {12a Mill Road|address} near us.
He lives at {7 St John's Avenue|address} near us.
He lives at {Flat 3, 22 Park Crescent|address} near us.
Er wohnt {Lindenallee 4|address} im Ort.
Er wohnt {Am Alten Weg 12b|address} im Ort.
Er wohnt {Talstr. 9|address} im Ort.
Il habite {12 rue du Moulin|address} ici.
Il habite {4 bis avenue de la Gare|address} ici.
Vive en {Calle Mayor 15|address} aquí.
Abita in {Via Garibaldi 22|address} qui.
Mieszka przy {ul. Kwiatowej 7/3|address} tutaj.
Hij woont {Dorpsstraat 18|address} daar.
Han bor på {Storgatan 12|address} där.
Han bor {Kirkeveien 5|address} der.
The barn is at {GU34 5SS|address}.
{P.O. Box 1234|address} is used.
{1420 Airport Road, Hobbs, NM 88240|address} is used.
Landed at {51.1873, -1.0311|coordinates}.
Landed at {51.1873N 1.0311W|coordinates}.
Landed at {N51.1873 W001.0311|coordinates}.
Landed at {51°11'14"N 1°01'52"W|coordinates}.
Landed at {51° 11.234' N, 001° 01.876' W|coordinates}.
Landed at {N51 11.234 W001 01.876|coordinates}.
Landed at {511114N 0010152W|coordinates}.
Landed at lat {51.18734 lon -1.03112|coordinates}.
Landed at {SU 678 435|coordinates}.
Landed at {SU678435|coordinates}.
Landed at {30U XC 12345 67890|coordinates}.
Landed at {///filled.count.soap|coordinates}.
Landed at {9C3W4WQ6+XX|coordinates}.
Runway 27 Left was in use, heading 270°.
At 51.2N it was cloudy.
The glide ratio was 1.55 and 1.75 at most.
Cloud between 3,800 and 4,200 ft.
There were 12 gliders on the street.
It was 5 km away, 300 ft from the end.
Via Alpha to the hangar.
`),
  },
  {
    title: 'clubs',
    context: { clubs: CLUBS },
    rows: linesOf(`
I am a member of {Upwind Gliding Club|club}.
I am a member of {upwind gliding club|club}.
I am a member of {UPWIND GLIDING CLUB|club}.
I am a member of {Upwind GC|club}.
The {Upwind club|club} has a new winch.
The {UGC|club} winch failed.
We landed at Upwind and had tea.
{Red Kite Soaring Centre|club} lent us a glider.
{Red Kite Soaring|club} lent us a glider.
{RKSC|club} lent us a glider.
A red kite circled with us.
Die {Segelfluggruppe Talheim|club} lieh uns die Winde.
Die {SFG Talheim|club} lieh uns die Winde.
Talheim liegt am Neckar.
{Borders & Marches Gliding Society|club} was there.
{Borders and Marches Gliding Society|club} was there.
{BMGS|club} was there.
{RAFGSA|club} was there.
{Deeside Soaring Society|club} was there.
{Aéroclub de Valmont|club} était là.
{Vliegclub Heidezicht|club} was er.
{Nordvik flyklubb|club} var der.
The gliding club was closed.
Our gliding club has two winches.
The British Gliding Association wrote to us.
`),
  },
  {
    title: 'figures of flying',
    context: {},
    rows: linesOf(`
At 1,200 ft QFE and 55 kt the cable broke.
QNH 1013, QFE 998, transition altitude 3000 ft.
Runway 09L/27R, heading 095, wind 270/15G25.
FL065, FL100, 2500 AMSL, 850 AGL.
129.980 MHz, 118.505, 121.5 and 123.450.
Squawk 7000 then 7700.
221350Z 24015G25KT 9999 SCT035 BKN060 14/07 Q1013 NOSIG.
TAF EGVN 171100Z 1712/1812 27010KT 9999 SCT030.
At 14:32:10 UTC, 15.30 local, on 12.08.2023.
He had 123:45 hours and 214 launches, 12 in the last 90 days.
L/D of 42 at 105 km/h, Vne 250 km/h, MTOW 525 kg.
The rope was 60 m, the weak link 500 daN (brown).
A sink of 3 m/s, a climb of 4.2 m/s to 2,134 m.
Class D airspace, TMZ, RMZ, CTR and ATZ.
He used the ASK 21 on launch 7 of 23.
Tyre pressure 2.5 bar, battery 12.6 V, 7.2 Ah.
`),
  },
];
