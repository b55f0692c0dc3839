// The page /submit: what is above and below the form, whose own texts are in form/words.

/** The page's heading. On a phone it must fit on one line: about 24 letters. */
export const heading = 'Sicherheitsmeldung abgeben';
/** Below the heading, on wide screens. */
export const intro =
  'Erzähl uns, was passiert ist. Es dauert etwa zwei Minuten und bewahrt vielleicht jemand anderen vor derselben Falle.';
/** The box above the form: a bold sentence, then a plain one, then one more on wide screens. */
export const confidential = 'Deine Meldung ist vertraulich.';
export const whoSeesYou = 'Nur das Sicherheitsteam sieht, wer du bist.';
export const whatIsPublished =
  'Was später veröffentlicht wird, wird vorher geprüft und anonymisiert. Wir suchen Ursachen, keine Schuldigen.';

/** Below the form. */
export const whoSeesWhat =
  'Nur das Sicherheitsteam sieht deinen Namen, deine E-Mail, dein Telefon und das Kennzeichen. Was später veröffentlicht wird, wird vorher geprüft und anonymisiert. Wir suchen Ursachen, keine Schuldigen.';
/** A link to the page `Follow your report`. */
export const sentAlready = 'Schon gemeldet? Deine Meldung verfolgen';

/** Shown instead of the form if the browser runs no scripts. */
export const needsScript =
  'Zum Absenden wird JavaScript gebraucht: Bitte schalte es in deinem Browser ein, bevor du schreibst.';
/** {address} is an email address, as a link. */
export const writeMail =
  'Oder schreib eine Mail an {address} und nenne deinen Verein. Eine Mail zeigt allen, durch deren Hände sie geht, wer du bist, und du bekommst keinen Belegcode.';
/** The subject of that email. */
export const mailSubject = 'Sicherheitsmeldung';
