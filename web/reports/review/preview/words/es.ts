/** The review dialog: names for finds, wherever they are marked or listed. */

/** Words of the report in quotation marks, as the language writes them. */
export const quoted = '«{words}»';

/** Kinds of finds, in a word or two. */
export const kinds = {
  name: 'nombre',
  email: 'correo',
  phone: 'teléfono',
  registration: 'matrícula',
  club: 'club',
  number: 'número',
  address: 'dirección',
  coordinates: 'posición',
  link: 'dirección web',
  handle: 'nombre en redes sociales',
  date: 'fecha',
  time: 'hora',
  marked: 'marcado a mano',
};
/** The same if uncertain, as a badge. */
export const possibleKinds = {
  name: 'posible nombre',
  email: 'posible correo',
  phone: 'posible teléfono',
  registration: 'posible matrícula',
  club: 'posible club',
  number: 'posible número',
  address: 'posible dirección',
  coordinates: 'posible posición',
  link: 'posible dirección web',
  handle: 'posible nombre en redes sociales',
  date: 'posible fecha',
  time: 'posible hora',
  marked: 'posible marca a mano',
};
/** The same if uncertain, in small print after the words; {kind} is one of `kinds`. */
export const uncertainKind = '¿{kind}?';
/** The number of uncertain finds, in a box above the preview. */
export const suggestions = {
  name: { one: '{count} posible nombre: compruébalo', other: '{count} posibles nombres: compruébalos' },
  email: { one: '{count} posible correo: compruébalo', other: '{count} posibles correos: compruébalos' },
  phone: { one: '{count} posible teléfono: compruébalo', other: '{count} posibles teléfonos: compruébalos' },
  registration: { one: '{count} posible matrícula: compruébala', other: '{count} posibles matrículas: compruébalas' },
  club: { one: '{count} posible club: compruébalo', other: '{count} posibles clubes: compruébalos' },
  number: { one: '{count} posible número: compruébalo', other: '{count} posibles números: compruébalos' },
  address: { one: '{count} posible dirección: compruébala', other: '{count} posibles direcciones: compruébalas' },
  coordinates: { one: '{count} posible posición: compruébala', other: '{count} posibles posiciones: compruébalas' },
  link: { one: '{count} posible dirección web: compruébala', other: '{count} posibles direcciones web: compruébalas' },
  handle: {
    one: '{count} posible nombre en redes sociales: compruébalo',
    other: '{count} posibles nombres en redes sociales: compruébalos',
  },
  date: { one: '{count} posible fecha: compruébala', other: '{count} posibles fechas: compruébalas' },
  time: { one: '{count} posible hora: compruébala', other: '{count} posibles horas: compruébalas' },
  marked: { one: '{count} posible marca a mano: compruébala', other: '{count} posibles marcas a mano: compruébalas' },
};

/** What happened to a find, within a sentence. */
export const outcomes = {
  replace: 'se sustituye en la copia pública',
  keep: 'se deja como está escrito',
  suggest: 'posible hallazgo, compruébalo',
};
