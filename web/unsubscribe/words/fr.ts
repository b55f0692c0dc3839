/** The unsubscribe page, opened by a link at the end of an email. */

/** By kind of email: the question above the button, the confirmation, and how to turn them on again. */
export const questions = {
  reports:
    'Ne plus recevoir d’e-mail quand un REX, une réponse ou une échéance vous attend ? Vous les trouverez en vous connectant.',
  actions:
    'Ne plus recevoir d’e-mail le lundi sur les actions à échéance et les dangers à revoir ? Vous les trouverez en vous connectant.',
  question:
    'Ne plus recevoir d’e-mail quand il y a une question sur votre REX ? Vous pourrez toujours lire les questions avec votre code de suivi.',
};
export const done = {
  reports: 'Vous ne recevrez plus d’e-mail au sujet des REX.',
  actions: 'Vous ne recevrez plus d’e-mail au sujet des actions et des dangers.',
  question: 'Vous ne recevrez plus d’e-mail au sujet de ce REX.',
};
export const back = {
  reports: 'Pour en recevoir à nouveau, connectez-vous et changez ce choix dans votre compte.',
  actions: 'Pour en recevoir à nouveau, connectez-vous et changez ce choix dans votre compte.',
  question: 'Vous pouvez toujours lire les questions et y répondre avec votre code de suivi.',
};
/** Headings. */
export const isDone = 'C’est fait';
export const fewerMails = 'Moins d’e-mails';
/** The button. */
export const stopMails = 'Arrêter ces e-mails';
export const unknownLink = 'Nous ne connaissons pas ce lien';
export const unknownLinkText =
  'Il a peut-être été coupé dans l’e-mail. Ouvrez-le de nouveau depuis l’e-mail, ou connectez-vous et faites votre choix dans votre compte.';
