/** Emails in plain text: a subject, a sentence or two with a link below, and at the end why the email was sent and how to stop it. */

/** Subjects, by kind of email; short, without names or numbers. */
export const subjects = {
  clock: 'Se acerca un plazo con la autoridad',
  'new-report': 'Hay un informe de seguridad pendiente',
  answer: 'Hay una respuesta pendiente',
  unreviewed: 'Hay un informe de seguridad pendiente',
  question: 'Una pregunta sobre tu informe',
  'actions-due': 'Hay medidas que vencen',
  reset: 'Elige una contraseña nueva',
  'password-changed': 'Tu contraseña ha cambiado',
  'second-factor-changed': 'Tu segundo factor ha cambiado',
  'sign-in-attempts': 'Intentos de iniciar sesión en tu cuenta',
};

/** Subject of an email about two or more reports; it does not say how many. */
export const pluralSubject = 'Hay informes de seguridad pendientes';

/** What each email says; a link follows on the next line, so each ends with a colon. The safety team is a gliding club's. */
export const sentences = {
  clock: 'Se acerca un plazo con la autoridad. Inicia sesión para verlo:',
  'new-report': 'Hay un informe de seguridad pendiente. Inicia sesión para leerlo:',
  answer: 'Hay una respuesta a una pregunta del equipo de seguridad. Inicia sesión para leerla:',
  unreviewed: 'Hay un informe de seguridad que sigue pendiente. Inicia sesión para leerlo:',
  question: 'Hay una pregunta sobre tu informe. Léela con tu código de seguimiento:',
  'actions-due': 'Hay medidas que vencen. Inicia sesión para verlas:',
  reset:
    'Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta. El enlace vale 30 minutos y una sola vez:',
  'password-changed':
    'La contraseña de tu cuenta ha cambiado. Si no has sido tú, elige otra enseguida o avisa a un administrador:',
  'second-factor-changed':
    'Ha cambiado la forma de iniciar sesión en tu cuenta. Si no has sido tú, elige enseguida otra contraseña o avisa a un administrador:',
  'sign-in-attempts':
    'Alguien que conoce tu contraseña ha probado muchos códigos erróneos para entrar en tu cuenta. Elige una contraseña nueva:',
};

/** In the email `actions-due`, after its sentence or instead of it: hazards in the club's register whose review date has passed. A link follows on the next line. */
export const hazardsToReview = 'Hay peligros que revisar. Inicia sesión para verlos:';

/** Instead of the sentence of `question`, if the reporter allowed the link to open the report. The link follows on the next line. */
export const questionOpens =
  'Hay una pregunta sobre tu informe. Este enlace abre el informe una sola vez, en un plazo de 14 días, sin el código de seguimiento:';

/** The same for two or more reports, without saying how many; a link follows on the next line. */
export const pluralSentences = {
  'new-report': 'Hay informes de seguridad pendientes. Inicia sesión para leerlos:',
  unreviewed: 'Hay informes de seguridad que siguen pendientes. Inicia sesión para leerlos:',
};

/** Why the email was sent, at its end, below a line of dashes. */
export const reasons = {
  team: 'Recibes este correo porque te llegan los informes de seguridad de un club de vuelo a vela.',
  reporter: 'Recibes este correo porque lo pediste al enviar tu informe.',
  actions: 'Recibes este correo porque te ocupas de las medidas de seguridad en un club de vuelo a vela.',
  account: 'Recibes este correo porque trata de tu cuenta; estos correos no se pueden desactivar.',
  reset:
    'Recibes este correo porque trata de tu cuenta; estos correos no se pueden desactivar. Si no lo has pedido, no hagas nada: no ha cambiado nada.',
};

/** The line after the reason; {link} is a long address that ends the line. "These emails" are those of this kind. */
export const howToStop = 'Para no recibir más estos correos: {link}';
