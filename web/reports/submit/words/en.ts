// The page /submit: what is above and below the form, whose own texts are in form/words.

/** The page's heading. On a phone it must fit on one line: about 24 letters. */
export const heading = 'Submit a Safety Report';
/** Below the heading, on wide screens. */
export const intro = 'Tell us what happened. It takes two minutes and may keep somebody else safe.';
/** The box above the form: a bold sentence, then a plain one, then one more on wide screens. */
export const confidential = 'Your report is confidential.';
export const whoSeesYou = 'Only the safety team sees who you are.';
export const whatIsPublished =
  'What is published later is reviewed and anonymised first. We look for causes, not for someone to blame.';

/** Below the form. */
export const whoSeesWhat =
  "Only the Safety Management team sees your name, email, phone and the aircraft's registration. What is published later is reviewed and anonymised first. We look for causes, not for someone to blame.";
/** A link to the page `Follow your report`. */
export const sentAlready = 'Sent one already? Follow your report';

/** Shown instead of the form if the browser runs no scripts. */
export const needsScript = 'Sending a report needs JavaScript: please turn it on in your browser before you write.';
/** {address} is an email address, as a link. */
export const writeMail =
  'Or send an email to {address} and name your club. An email shows who you are to everyone who handles it, and you will not get a receipt code.';
/** The subject of that email. */
export const mailSubject = 'Safety report';
