/** The landing page, for people who have not heard of the product: gliding clubs, their pilots and their safety teams. */

/** The promise at the top, in large type. */
export const headline = 'El susto de uno, la lección de todos.';
/** {product} is the product's name. */
export const intro =
  '{product} es el sitio donde los clubes de vuelo a vela cuentan en confianza sus sucesos de seguridad, aprenden juntos y publican lo que sirve a los demás: se quitan los nombres y una persona lo revisa.';
/** Two buttons. */
export const submitReport = 'Enviar un informe';
export const viewReports = 'Leer informes publicados';
export const confidential = 'Confidencial, sin cuenta y en unos dos minutos.';

/** Heading and three reasons, as cards. */
export const safetyFirst = 'La seguridad, lo primero';
export const nearMisses =
  'Casi todos los accidentes fueron antes un susto en otro campo, y quien lo pasó no se lo contó a nadie. Aquí contarlo es fácil.';
export const openCulture = 'Cultura justa';
export const openCultureText =
  'Cualquiera puede contar lo que pasó, desde el día de su suelta hasta un malentendido en la línea de vuelo, sin cuenta y sin miedo a las consecuencias.';
export const education = 'Lecciones, no cotilleos';
export const educationText =
  'El equipo de seguridad añade lo que se puede aprender, y así cada informe publicado se lee como una pequeña clase.';
export const operations = 'Menos papeleo';
export const operationsText =
  'Responsables de seguridad, tesoreros, jefes de campo, remolcadores e instructores recuperan sus tardes: un solo sitio en lugar de papeles, correos y memoria.';

/** Heading and four steps, each with a picture. */
export const whatHappens = 'Qué pasa con tu informe';
export const sent = 'Enviado';
export const sentText =
  'Se hace en dos minutos con el móvil y es confidencial. Al final recibes un código de seguimiento.';
export const read = 'Leído';
export const readText =
  'Lo lee el equipo de seguridad de tu club. Si tiene alguna pregunta, la contestas con el código, sin cuenta.';
export const actedOn = 'En marcha';
export const actedOnText =
  'Lo que hay que cambiar se convierte en una medida con nombre y fecha y, más tarde, en una pregunta: ¿funcionó?';
export const shared = 'Compartido';
export const sharedText =
  'Con tu código ves en qué ha quedado. Lo que sirve a los demás se publica: se quitan los nombres y una persona lo revisa.';

/** Heading and six parts, each with its points. */
export const liveNow = 'Ya disponible';
export const liveNowText =
  'El informe va de quien estaba allí al equipo de seguridad, y este publica lo que ayuda a todos los que volamos: se quitan los nombres y una persona lo revisa.';
export const submission = 'Informes al alcance de todos';
export const submissionForms = 'Listas con los términos de aviación ya puestos';
export const submissionMobile = 'Hecho para el móvil, en plena línea de vuelo';
export const submissionCountry = 'Tu país se detecta por la dirección IP';
export const submissionNarrative = 'De lo que pasó, solo el relato es obligatorio';
export const dashboard = 'Panel del equipo de seguridad';
export const dashboardReview = 'Cada informe se revisa y se aprueba';
export const dashboardAnalysis = 'El equipo añade su análisis experto';
export const dashboardFilters = 'Filtros por gravedad, fecha y aeronave';
export const dashboardControls = 'Tú decides qué se publica y qué se anonimiza';
export const viewer = 'Informes publicados';
export const viewerAnonymised = 'Completamente anonimizados';
export const viewerLesson = 'La lección, al lado de lo que pasó';
export const viewerLink = 'Un enlace a cada informe, para llevarlo al briefing';
/** A link. */
export const seeBriefing = 'Tres lecciones para el briefing de hoy';
export const search = 'Búsqueda y tendencias';
export const searchKeyword = 'Búsqueda por palabras en todos los campos';
export const searchAircraft = 'Filtro por categoría de aeronave';
export const searchCounts = 'Cuántos hay pendientes y cuántos publicados';
/** A link. */
export const seeTrends = 'Ver las tendencias';
export const receipt = 'Código de seguimiento, sin cuenta';
export const receiptCode = 'Un código por informe, solo para quien lo envía';
export const receiptQuestions = 'Las preguntas del equipo de seguridad y tus respuestas';
export const receiptOutcome = 'En qué ha quedado, y cómo borrar tus datos de contacto';
/** A link. */
export const followReport = 'Sigue tu informe';
export const club = 'El seguimiento y tu club';
export const clubActions = 'Medidas con nombre y fecha, y un «¿Funcionó?»';
export const clubAuthority = 'El archivo para la autoridad y el plazo que queda';
export const clubFactor = 'Segundo factor y llaves de acceso para el equipo de seguridad';
export const clubPoster = 'Un cartel con código QR, y tus informes antiguos importados';

/** Heading and four later phases; a chip marks the one that is live. */
export const comingSoon = 'Próximamente';
export const comingSoonText =
  'La seguridad es lo primero. Después, paso a paso, todo lo demás que mantiene a un club en el aire.';
export const phase1 = 'Fase 1';
export const phase2 = 'Fase 2';
export const phase3 = 'Fase 3';
export const phase4 = 'Fase 4';
export const phase5 = 'Fase 5';
export const liveChip = 'Ya disponible';
export const flightLogging = 'Registro de vuelos y de la flota';
export const towHeight = 'Despegue, aterrizaje y altura de remolque';
export const flightTime = 'Tiempo de vuelo automático';
export const flightSheets = 'Parte de vuelos diario';
export const maintenance = 'Avisos de mantenimiento';
export const airworthiness = 'Avisos de aeronavegabilidad';
export const utilisation = 'Uso de la flota';
export const training = 'Formación y progreso de los alumnos';
export const progress = 'Seguimiento del progreso';
export const lessonPlans = 'Programas de clases';
export const exercises = 'Briefings y firma de los ejercicios';
export const currency = 'Avisos de experiencia reciente';
export const analytics = 'Análisis y exportación';
export const trendAnalytics = 'Análisis de tendencias';
export const exports = 'Exportación en PDF y CSV';
export const notifications = 'Aviso por correo de cada informe nuevo';
export const members = 'Socios y pagos';
export const crm = 'Gestión de socios';
export const leads = 'Captación de nuevos socios';
export const invoicing = 'Facturación mensual';
export const cards = 'Pago con tarjeta';

/** Heading and invitation at the end. */
export const beta = 'Versión beta';
export const betaText =
  '{product} está en versión beta, con acceso limitado. Si tu club quiere estar entre los primeros, escríbenos: os lo dejamos listo y escuchamos lo que necesitáis.';
export const betaSubmit = 'Enviar un informe';
export const betaJoin = 'Escríbenos para probarlo';
