/** Texts of every page. */

/** Titles of pages in the browser's tab, before the name of the product. */
export const pageTitles = {
  landing: 'Inicio',
  submit: 'Enviar un informe de seguridad',
  reports: 'Informes de seguridad publicados',
  unsubscribe: 'Menos correos',
  trends: 'Tendencias',
  briefing: 'Briefing',
  follow: 'Sigue tu informe',
  login: 'Acceso del equipo de seguridad',
  reset: 'Contraseña nueva',
  dashboard: 'Panel del equipo de seguridad',
  actions: 'Medidas',
  hazards: 'Peligros',
  analytics: 'Tendencias',
  annual: 'Memoria anual',
  clubs: 'Clubes',
  users: 'Usuarios',
  settings: 'Ajustes del club',
  import: 'Importar informes',
  poster: 'Cartel',
  audit: 'Registro de auditoría',
  mail: 'Correo',
  health: 'Servidor',
};
/** If a call got no response. */
export const noConnection = 'Comprueba tu conexión a internet e inténtalo de nuevo';
