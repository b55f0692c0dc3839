/** Sample reports by guests, some in their own language. Everything in them is invented. */
import { prose, type SampleReport } from '../sample-report.ts';

export const VISITORS: readonly SampleReport[] = [
  {
    club: 0,
    state: 'approved',
    daysAgo: 52,
    minutesPastMidnightUtc: 1115,
    happenedDaysBefore: 1,
    comment: prose`
      In short, for those who do not read German: a guest heard "stop" on the radio, meant for the other cable, and released at
      200 ft. He landed safely ahead. He did right: on a launch, every "stop" is yours. The mistake is ours, since two launch
      points shared one frequency and one word. Calls now begin with the colour of the winch.`,
    texts: {
      headline: 'Startabbruch nach missverstandenem Funkspruch',
      narrativeLanguage: 'German',
      narrative: prose`
        Ich war als Gast in Wrenfold und flog meinen dritten Windenstart des Tages. In etwa 60 Metern Höhe hörte ich im Funk
        deutlich "Stop, stop, stop". Ich habe nachgedrückt, ausgeklinkt, Fahrt abgewartet und bin geradeaus gelandet. Es war
        genug Platz, der Schreck war größer als die Gefahr.

        Gemeint war das andere Seil. Fluglehrer Konrad Albers, der am Start stand, hat sich bei mir entschuldigt, obwohl er
        nichts dafür konnte. Bei uns zu Hause hat jede Winde ihre eigene Frequenz. Rückfragen gern: Friederike Nordhoff,
        D-9174, friederike.nordhoff@example.com.`,
      locationOccurrence: 'Wrenfold',
      localTime: '11:40',
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      stateOfRegistry: 'Germany',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'DG Flugzeugbau',
      model: 'DG-300',
      aircraftRegistration: 'D-9174',
      operationType: 'Local soaring',
      flightPhase: 'Winch launch - rotation and climb',
      reporterName: 'Friederike Nordhoff',
      reporterEmail: 'friederike.nordhoff@example.com',
    },
  },
  {
    club: 0,
    state: 'pending',
    daysAgo: 4,
    minutesPastMidnightUtc: 1210,
    happenedDaysBefore: 1,
    texts: {
      headline: 'Alarme FLARM en finale, planeur non vu',
      narrativeLanguage: 'French',
      narrative: prose`
        En finale main, vers cent mètres, le FLARM a sonné au niveau maximum. J'ai regardé partout sauf dessous. Un biplace
        passait sous mon nez, lui aussi en finale, plus bas et plus court que moi. J'ai rentré un peu les aérofreins et je me
        suis posé long, à sa droite.

        Le chef de piste, monsieur Aubertin, m'a dit que le biplace avait fait une approche directe sans annonce. Pour ma part
        je n'avais pas vérifié le dessous avant le dernier virage. Je le ferai désormais.`,
      localTime: '16:25',
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      stateOfRegistry: 'France',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Centrair',
      model: 'C101 Pégase',
      operationType: 'Local soaring',
      flightPhase: 'Circuit - final approach',
      weatherConditions: 'Low sun or glare',
      reporterName: 'Maëlle Kervadec',
      reporterEmail: 'maelle.k@example.org',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 83,
    minutesPastMidnightUtc: 890,
    happenedDaysBefore: 0,
    comment: prose`
      In short, for those who do not read Polish: a tow rope end, with its ring, hit the roof of a car on the lane, because the
      tow plane came in low over it. Nobody was hurt. A rope hangs some ten metres below the tug on approach. Over the lane we
      now drop it on the field first, or come in high; the tug's landing point is marked with white boards.`,
    texts: {
      headline: 'Lina holownicza uderzyła w dach samochodu',
      narrativeLanguage: 'Polish',
      narrative: prose`
        Jestem pilotem samolotu holującego, gościnnie na obozie. Po piątym holu podchodziłem do lądowania z liną. Wydawało mi
        się, że jestem wystarczająco wysoko nad drogą, ale kółko liny uderzyło w dach przejeżdżającego samochodu. Kierowcy nic się
        nie stało, wgniecenie ma wielkość pięści. Pojechałem do niego od razu, razem z kierownikiem lotów. Byłem zmęczony
        i spieszyłem się, bo w kolejce stało osiem szybowców.`,
      locationOccurrence: 'Wrenfold, lane at the eastern fence',
      localTime: '13:00',
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Tow plane (aeroplane)',
      manufacturer: 'PZL Okęcie (Wilga)',
      model: 'PZL-104 Wilga 35',
      operationType: 'Aerotow (tow plane flight)',
      flightPhase: 'Tow plane - descent and landing',
      reporterName: 'Zbigniew Rokosz',
      reporterEmail: 'z.rokosz@example.net',
    },
  },
  {
    club: 1,
    state: 'approved',
    daysAgo: 110,
    minutesPastMidnightUtc: 5,
    happenedDaysBefore: 0,
    comment: prose`
      A short report that found a fault in our briefing. Knots and km/h look alike on a dial that you do not know.
      Every club glider now has the unit painted beside the airspeed indicator, and the check flight of a guest begins with
      five questions in the parked cockpit: unit, yellow triangle, flaps, release, canopy.`,
    texts: {
      headline: 'Read knots as km/h on approach',
      narrative: prose`
        I come from Japan and I fly at home always kilometers. In this glider the instrument is knots. I know it. But when I was
        tired on the final, my eyes look for "90" and I make 90. It is 167 kilometers! The airbrake is very heavy and I float to
        the far end of runway and stop with three meters of rest. I am very sorry for the trouble to the club. Haruto Minase`,
      locationOccurrence: 'Copperhollow Field',
      worldRegion: 'United States',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Grob Aircraft',
      model: 'G 102 Astir',
      operationType: 'Local soaring',
      flightPhase: 'Landing - flare and touchdown',
      reporterName: 'Haruto Minase',
      reporterEmail: 'minase@example.org',
    },
  },
  {
    club: 1,
    state: 'pending',
    daysAgo: 8,
    minutesPastMidnightUtc: 1425,
    happenedDaysBefore: 1,
    texts: {
      headline: 'Rope still attached, not noticed',
      narrative: prose`
        Hello, visiting pilot from Brazil. I pull the yellow one time and I turn to the right like I learned. But the rope was not
        gone, it is a different hook from my club. The tug pilot said "you still with me, buddy?" very relaxed. I pull again
        two times and it goes. Now I look with the eyes before turning. At my home we also must look, I confess.`,
      worldRegion: 'United States',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'LET',
      model: 'L-23 Super Blaník',
      flightPhase: 'Aerotow - release',
      reporterName: 'Caetano Vilar',
      reporterEmail: 'caetano@example.com',
    },
  },
  {
    club: 0,
    state: 'hidden',
    daysAgo: 240,
    minutesPastMidnightUtc: 1145,
    comment: 'Hidden again: the reporter asked us to wait until her own club at home has talked about it.',
    texts: {
      headline: 'Wrong sector in the circuit',
      narrative: prose`
        As a guest I have flown a left hand circuit where it is right hand today. I met the winch cable when it was falling,
        luckily far enough. The board was correct, I have read the one of yesterday.`,
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Touring motor glider (TMG)',
      manufacturer: 'Scheibe-Flugzeugbau (Falke)',
      model: 'SF 25C',
      flightPhase: 'Circuit - downwind',
      reporterEmail: 'guest.falke@example.net',
    },
  },
];
