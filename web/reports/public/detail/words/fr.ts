/** One published report in full. */

export const whatHappened = 'Ce qui s’est passé';
export const photos = 'Photos';
export const analysis = 'Analyse de l’équipe sécurité';
export const whenAndWhere = 'Quand et où';
export const aircraft = 'Aéronef';
export const flight = 'Vol et conditions';
/** Labels. */
export const date = 'Date';
export const time = 'Heure';
export const location = 'Lieu';
export const area = 'Région';
export const category = 'Catégorie';
export const manufacturer = 'Constructeur';
export const model = 'Modèle';
export const operationType = 'Type d’activité';
export const flightPhase = 'Phase de vol';
export const weather = 'Météo';
/** Shown for a missing value. */
export const notGiven = 'Non précisé';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'matin',
  midday: 'milieu de journée',
  afternoon: 'après-midi',
  evening: 'soir',
  night: 'nuit',
};
/** {note} is the word Note, in bold. */
export const removed =
  '{note} les éléments qui permettraient de reconnaître quelqu’un ont été retirés ; la leçon, elle, est partagée.';
export const note = 'À noter :';

/** Shown without scripts. */
export const isNotPublic = 'Ce REX n’est pas public.';
export const needsScript = 'Les filtres ont besoin de JavaScript.';
export const showAll = 'Voir tous les REX';
