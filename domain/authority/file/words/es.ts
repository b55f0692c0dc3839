/** What the file for the authority still needs, in the dialog of a report: each is a link to its field, by the name of the field. */

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
