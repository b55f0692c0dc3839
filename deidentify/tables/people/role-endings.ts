/** What roles end in where a word is made of two: "Veldleider", "Gastvlieger", "Sicherheitsbeauftragten"; folded. */
export const ROLE_ENDING =
  /^(?!auto)\p{L}{3,}(?:leider|vlieger|piloot|instructeur|leerling|leiter|leiterin|lehrer|lehrerin|pilot|pilotin|piloten|windenwart|fahrer|fahrerin|schuler|schulerin|beauftragten?|beauftragter|ledare|forare|larare|instruktor|instruktoren|mekaniker|ansvarig)$/u;
