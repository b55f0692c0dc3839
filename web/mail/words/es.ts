/** The Mail page, for super-admins: a table of the latest emails and their status. */

/** Page heading, and name of the table. */
export const mail = 'Correo';
export const subtitle = 'El estado de los últimos correos. Aquí no se guarda a quién iban ni de qué trataban.';
export const accessDenied = 'Sin acceso. Solo los superadministradores pueden ver el estado de los correos.';
export const loadingMails = 'Cargando correos…';
export const mailsNotLoaded = 'No se han podido cargar los correos.';
export const noMails = 'Aún no hay correos. El primero saldrá cuando pase algo.';
/** Above the table. */
export const mailsFailed = {
  one: 'Un correo no se ha podido entregar. La última respuesta dice por qué: puede que una dirección esté mal escrita, o que el servidor de correo fallara durante un día.',
  other:
    '{count} correos no se han podido entregar. La última respuesta dice por qué: puede que una dirección esté mal escrita, o que el servidor de correo fallara durante un día.',
};

/** Headings of columns. */
export const written = 'Escrito';
export const kind = 'Tipo';
export const state = 'Estado';
export const lastAnswer = 'Última respuesta del servidor de correo';
/** Instead of a response. */
export const noneYet = 'Aún ninguna';
/** The number of delivery attempts. */
export const tries = { one: '{count} intento', other: '{count} intentos' };

/** Kinds of emails. */
export const kinds = {
  'new-report': 'Informe nuevo',
  answer: 'Respuesta de quien informó',
  question: 'Pregunta a quien informó',
  unreviewed: 'Recordatorio de un informe',
  'actions-due': 'Medidas que vencen',
  clock: 'Plazo con la autoridad',
  reset: 'Contraseña nueva pedida',
  'password-changed': 'Contraseña cambiada',
  'second-factor-changed': 'Segundo factor cambiado',
  'sign-in-attempts': 'Intentos de iniciar sesión',
};
/** Delivery status; the sign before the word stays. */
export const states = { waiting: '○ Pendiente', sent: '✓ Enviado', failed: '✕ Fallido' };
