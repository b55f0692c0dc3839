/** The layout of public pages: header, footer, and the pages shown for a missing or broken one. */

/** The first link for keyboards and screen readers: skips the header. */
export const skipToContent = 'Ir al contenido';
/** Names of two groups of links for screen readers. */
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

/** The page for unknown addresses. */
export const notFound = '404: página no encontrada';
export const notFoundText =
  'En esta dirección no hay ninguna página. Puede que se haya movido o que el enlace esté incompleto.';
export const backToStart = 'Volver al inicio';
export const readReports = 'Leer informes publicados';
export const submitOne = 'Enviar un informe';
export const lastHint = '¿Falta algo aquí? Díselo a tu club.';

/** If a page fails to load or render. */
export const pageBroke = 'No se ha podido mostrar esta página';
/** If a script of a page that already shows fails to load. */
export const loadedInPart = 'Esta página no se ha cargado del todo';
export const checkConnection = 'Comprueba tu conexión a internet e inténtalo de nuevo.';
export const loadAgain = 'Recargar la página';
