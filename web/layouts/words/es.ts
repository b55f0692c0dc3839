/** The frame of public pages: header, footer, and the pages that stand in for one that is not there. */

/** Heard by screen readers, or seen at the first Tab: leads past the header. */
export const skipToContent = 'Ir al contenido';
/** Names of two groups of links, heard by screen readers. */
export const mainNavigation = 'Principal';
export const footerNavigation = 'Pie de página';
/** Links in the header; short, side by side on a phone. */
export const submitReport = 'Enviar informe';
export const publicReports = 'Informes';
export const login = 'Acceso';

/** In the footer. */
export const purpose =
  'Informes de seguridad confidenciales para clubes de vuelo a vela: para que lo que aprende uno nos mantenga a todos en el aire.';
export const navigation = 'Navegación';
export const home = 'Inicio';
export const submitSafetyReport = 'Enviar un informe';
export const followReport = 'Sigue tu informe';
export const briefing = 'Briefing';
export const contact = 'Contacto';
export const rightsReserved = '© 2025 {product}. Todos los derechos reservados.';

/** Where an address leads to no page. */
export const notFound = '404: página no encontrada';
export const notFoundText =
  'En esta dirección no hay ninguna página. Puede que se haya movido o que el enlace esté incompleto.';
export const backToStart = 'Volver al inicio';
export const readReports = 'Leer informes publicados';
export const submitOne = 'Enviar un informe';
export const lastHint = '¿Falta algo aquí? Díselo a tu club.';

/** Where a page broke. */
export const pageBroke = 'No se ha podido mostrar esta página';
/** If a script of a page that already shows fails to load. */
export const loadedInPart = 'Esta página no se ha cargado del todo';
export const checkConnection = 'Comprueba tu conexión a internet e inténtalo de nuevo.';
export const loadAgain = 'Recargar la página';
