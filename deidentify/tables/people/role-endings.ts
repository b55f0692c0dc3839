/** Endings of roles; folded. */

/** A label that is a role: "Coordinador: Zamora". */
export const LABEL_ENDING =
  /^\p{L}{3,}(?:ador|adora|idor|tore|trice|teur|euse|ista|ante|leider|leidster|leiter|leiterin|lehrer|pilot|pilota|pilotka|ledare|forare|larare|ansvarig|ansvarlig|marshal|officer|steward|minder|runner|driver|navijakar|vlekar|starter|duty)$/u;

/** Endings of compounds that are roles: "Veldleider", "Gastvlieger", "Sicherheitsbeauftragten". */
export const ROLE_ENDING =
  /^(?!auto)\p{L}{3,}(?:leider|vlieger|piloot|instructeur|leerling|leiter|leiterin|lehrer|lehrerin|pilot|pilotin|piloten|windenwart|fahrer|fahrerin|schuler|schulerin|beauftragten?|beauftragter|ledare|forare|larare|instruktor|instruktoren|mekaniker|ansvarig)$/u;
