/** The Club settings page: precision of public copies, language, time zone, authority, poster. */

/** Page heading and subtitle. */
export const clubSettings = 'Ajustes del club';
export const subtitle = 'Lo que vale para los informes de un club';
export const accessDenied =
  'Sin acceso. Solo los administradores y superadministradores pueden cambiar los ajustes de un club.';
export const loadingSettings = 'Cargando los ajustes…';
export const settingsNotLoaded = 'No se han podido cargar los ajustes.';
export const chooseClub = 'Elige un club para ver sus ajustes.';
/** A link. */
export const importOldReports = 'Importar informes antiguos';

/** Heading, text and link of a card: a poster with a QR code for the wall of the clubhouse. */
export const onTheWall = 'En la pared';
export const oneA4 = 'Un A4 con un código QR que abre el formulario con este club ya elegido.';
export const poster = 'Cartel';

/** Beside a disabled button. */
export const nothingChanged = 'Aún no has cambiado nada.';
/** A button while busy. */
export const saving = 'Guardando…';
/** Title of a message; its text is one of the three that follow. */
export const settingsSaved = 'Ajustes guardados';
export const copiesFromNow = 'Valen para lo que se publique a partir de ahora.';
export const timesFromNow = 'A partir de ahora, las horas se muestran en esta zona horaria.';
export const dutyFromNow = 'Valen a partir de ahora.';
export const savingFailed = 'No se ha guardado';
export const failedToSave = 'No se han podido guardar los ajustes.';

/** Heading and text of a form: how precise public copies are about time, place and aircraft. */
export const whatCopiesTell = 'Qué muestran las copias públicas';
export const whyCoarse =
  'El día, la hora, el lugar y el tipo de aeronave señalan un vuelo, y con el seguimiento público de vuelos se llega a un nombre. Todo informe que se publique a partir de ahora parte de estas opciones; al revisarlo se pueden cambiar. Lo ya publicado se queda como está.';
/** Its button. */
export const saveSettings = 'Guardar ajustes';

/** Heading and text of a form. */
export const time = 'Hora';
export const whatTimeZoneDoes =
  'El equipo ve las horas en esta zona horaria, y los correos con hora fija se rigen por ella. Los días sin hora están en UTC.';
/** Label of its field. */
export const timeZone = 'Zona horaria';
/** Its button. */
export const saveTimeZone = 'Guardar zona horaria';

/** Heading and text of a form: the language of the club. */
export const language = 'Idioma';
export const whatLanguageDoes =
  'El cartel sale en este idioma, y también los correos a quienes, en el equipo, no hayan elegido otro.';
/** Label of its list, and the option of none. */
export const languageOfClub = 'Idioma del club';
export const noLanguage = 'Ninguno: el idioma de esta instalación';
/** Its button, and the message after it. */
export const saveLanguage = 'Guardar idioma';
export const languageFromNow = 'A partir de ahora, el cartel y los correos salen en este idioma.';

/** Heading and text of a form: the civil aviation authority. */
export const theAuthority = 'La autoridad';
export const whatRulesAsk =
  'El Reglamento (UE) n.º 376/2014 exige comunicar algunos sucesos a la autoridad en 72 horas. Si eliges sus normas, los informes muestran el plazo que queda, y de ellos se puede sacar un archivo para el portal de la autoridad.';
/** Label of a list, and its options: the rules that oblige a club to report. */
export const rules = 'Normas';
export const regimes = {
  none: 'Ninguna: no se muestra nada sobre la autoridad',
  EU: 'Unión Europea: Reglamento (UE) n.º 376/2014',
  UK: 'Reino Unido: Reglamento (UE) n.º 376/2014, versión británica',
};
/** Label and hint of a list of authorities by state. */
export const authority = 'Autoridad';
export const authorityHint =
  'A quién se notifican los sucesos del club: casi siempre, a la autoridad de su propio país.';
export const notChosenYet = 'Aún sin elegir';
/** An authority that the list does not know; {number} is its id. */
export const authorityNumber = 'Número {number}';
/** Its button. */
export const saveAuthority = 'Guardar autoridad';
