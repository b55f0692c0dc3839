/** Sample reports to a French club, in French. Everything in them is invented. */
import { prose, type SampleReport } from '../../sample-report.ts';

const FLIGHT = {
  worldRegion: 'France',
  narrativeLanguage: 'French',
  aircraftCategory: 'Glider (sailplane)',
  currentFlightRules: 'VFR',
  reporterEmail: 'pilote.valbrune@example.org',
} as const;

export const VALBRUNE: readonly SampleReport[] = [
  {
    club: 3,
    state: 'approved',
    daysAgo: 33,
    minutesPastMidnightUtc: 1012,
    happenedDaysBefore: 1,
    comment: prose`
      Vitesse gardée, atterrissage droit devant : c'est la bonne réaction. Ce fusible avait dépassé son nombre de
      treuillées ; le carnet du treuil porte maintenant une colonne pour les compter.`,
    texts: {
      ...FLIGHT,
      headline: 'Rupture de câble au treuil à 80 mètres',
      narrative: prose`
        À 80 mètres environ, en pleine montée, le câble a cassé. J'ai rendu la main, attendu la vitesse, largué deux fois et je
        me suis posé droit devant avec les aérofreins. Il restait la moitié de la piste. Rien de cassé, mais j'ai mis un moment
        avant de reprendre mon souffle.`,
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      operationType: 'Local soaring',
      flightPhase: 'Winch launch - launch failure or cable break',
      weatherConditions: 'VMC - good',
    },
  },
  {
    club: 3,
    state: 'approved',
    daysAgo: 71,
    minutesPastMidnightUtc: 947,
    happenedDaysBefore: 2,
    comment: 'La visite prévol se fait à deux, et celui qui referme la verrière la pousse une fois vers le haut.',
    texts: {
      ...FLIGHT,
      headline: 'Verrière ouverte pendant le remorqué',
      narrative: prose`
        À 150 mètres, derrière le remorqueur, la verrière s'est soulevée d'un coup. J'ai continué à piloter, tenu la verrière de
        la main gauche et suivi l'avion jusqu'au tour de piste. L'atterrissage s'est bien passé ; une charnière est tordue.`,
      injuryLevel: 'No injury',
      highestDamage: 'Minor damage',
      operationType: 'Training - solo',
      flightPhase: 'Aerotow - climb',
    },
  },
  {
    club: 3,
    state: 'pending',
    daysAgo: 2,
    minutesPastMidnightUtc: 1187,
    happenedDaysBefore: 0,
    texts: {
      ...FLIGHT,
      headline: 'Deux planeurs dans la même spirale, sens opposés',
      narrative: prose`
        Je suis entré dans l'ascendance par la droite, un autre planeur y tournait déjà à gauche, un peu plus bas. Je ne l'ai vu
        qu'au moment où il passait sous mon aile. Je suis ressorti tout de suite. Nous n'étions pas sur la même fréquence.`,
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      operationType: 'Cross-country',
      flightPhase: 'Thermalling',
    },
  },
];
