/** What roles end in where a word is made of two: "Veldleider", "Gastvlieger", "Sicherheitsbeauftragten"; folded. */
export const ROLE_ENDING =
  /^\p{L}{3,}(?:leider|vlieger|piloot|instructeur|meester|leerling|leiter|leiterin|lehrer|lehrerin|pilot|pilotin|piloten|meister|meisterin|wart|fahrer|fahrerin|schuler|schulerin|beauftragten?|beauftragter|ledare|forare|larare|instruktor|instruktoren|eleven|mekaniker|ansvarig)$/u;
