/** What the file for the authority still lacks, in a report's dialog: each text links to its field, whose name is the key. */

export const gaps = {
  occurrenceClass: 'Elige una clase',
  categories: 'Elige una categoría',
  eventTypes: 'Elige qué pasó',
  outcome: 'Elige la posible consecuencia',
  barriers: 'Elige las barreras que quedaban',
  headline: 'Escribe un título',
  localDate: 'Indica la fecha, local o UTC',
  locationOccurrence: 'Indica el lugar, o la provincia o zona',
  responsibleEntity: 'Aún no se ha elegido la autoridad del club: lo hace un superadministrador en Ajustes del club',
};
