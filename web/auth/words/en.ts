/** The login page with its second step, and the page that sets a new password. */

/** Heading and subtitle of the login page. */
export const accessTitle = 'SMS Manager Access';
export const accessSubtitle = 'Sign in to access the Safety Management dashboard';

/** Heading of the card, and its button. */
export const signIn = 'Sign In';
export const reviewReports = 'Review and approve safety reports';
export const email = 'Email';
export const password = 'Password';
/** The button while busy. */
export const signingIn = 'Signing in...';
export const needsJavaScript = 'Signing in needs JavaScript: please turn it on in your browser.';
/** Title and text of a message. */
export const loginSuccessful = 'Login successful';
export const welcome = 'Welcome to the SMS Manager Dashboard';
/** Title of a message. */
export const loginFailed = 'Login failed';
export const invalidPassword = 'Invalid password';
export const tryAgain = 'Please try again.';
/** A button. */
export const signInWithPasskey = 'Sign in with a passkey';
/** The button while the device asks for a fingerprint or a face. */
export const waitingForPasskey = 'Waiting for your passkey...';

/** Heading of the card in the second step. */
export const oneMoreStep = 'One more step';
export const passwordWasRight = 'Your password is correct. Now confirm that it is you.';
/** Labels of the codes; `totp` comes from an authenticator app. */
export const codeLabels = { totp: 'Code from your app', recovery: 'Recovery code' };
export const codeHints = {
  totp: 'The six digits that your authenticator app is showing',
  recovery: 'One of the ten recovery codes that you saved; each works once',
};
/** If the input cannot be a code. */
export const codeComplaints = {
  totp: 'Enter the six digits that your app is showing.',
  recovery: 'A recovery code has 16 letters and digits, in groups of four.',
};
/** A button that switches to the other kind of code, keyed by the current one. */
export const otherCode = { totp: 'Use a recovery code', recovery: 'Use a code from your app' };
/** If a code was refused; {problem} is a sentence without its full stop, such as `Incorrect code`. */
export const codeWrong = {
  totp: '{problem}. Each code works once: wait for the next one. If none works, check that your phone’s clock is right.',
  recovery: '{problem}. Each code works once: try another.',
};
/** A button. */
export const usePasskey = 'Use a passkey';
export const factorNotUsable =
  'Your second factor cannot be used here. Ask an admin of your club, or the person who runs this server, to reset it; then sign in again and set up a new one.';
/** A button that leads back to the first step. */
export const backToSignIn = 'Back to email and password';

/** A button, and heading of the card behind it. */
export const forgotPassword = 'Forgot password?';
/** If the server sends no mail; {contactEmail} is a link. */
export const askAdministrator =
  'Ask an admin of your club to set a new password for you, in person or by phone. If you are the only one, write to {contactEmail}.';
export const emailRequired = 'Email is required';
export const linkHint = 'We will send a link to this address to set a new password.';
/** A button. */
export const sendLink = 'Send me a link';
export const sending = 'Sending...';
/** Title of a message. */
export const notSent = 'Not sent';
export const mailOnItsWay =
  'If there is an account with this address, an email is on its way. Its link works for 30 minutes. Check your spam folder too.';

/** Heading of the page that the emailed link opens. */
export const setNewPassword = 'Set a New Password';
/** {problem} says, without a full stop, that the link has expired; {forgotPassword} is a button label in bold. */
export const askForNewLink = '{problem}. Ask for a new one on the sign-in page: {forgotPassword}';
/** A link. */
export const toSignIn = 'Go to the sign-in page';
/** Labels of fields. */
export const newPassword = 'New Password';
export const sameAgain = 'Repeat the password';
/** {count} is the minimum length. */
export const newPasswordHint = {
  one: 'At least {count} character. If you have a second factor, it stays as it is.',
  other: 'At least {count} characters. If you have a second factor, it stays as it is.',
};
export const passwordsDiffer = 'The two passwords do not match. Please enter both again.';
/** A button, and its label while busy. */
export const setPassword = 'Set the password';
export const changing = 'Changing...';
/** Title and text of a message. */
export const passwordChanged = 'Password changed';
export const signInWithNewPassword = 'Sign in with the new one. You have been signed out everywhere.';
export const passwordNotChanged = 'Password not changed';
export const failedToChange = 'Failed to change the password.';
