// The receipt code, shown once after a report was sent: on the screen, on paper and in the saved file.

/** The heading. */
export const yourCode = 'Your receipt code';
/** Four buttons. */
export const copy = 'Copy';
export const save = 'Save as a file';
export const print = 'Print';
export const haveKept = 'I have kept it';
/** The message after each. */
export const copied = 'Copied. Paste it where you will find it again.';
export const cannotCopy = 'This browser does not let us copy. The code is selected: please copy it yourself.';
export const saved = 'Saved in your downloads.';
export const mayLeave = 'Good. You can leave this page.';

export const onlyNow =
  'This is the only time it is shown. With it you can see what came of your report and answer questions, without an account.';
export const sharedComputer =
  'On a computer that others use too, write it down instead of saving it, and close this page once you have: anyone with the code can read your messages and what came of your report.';
/** A link to the page of that name. */
export const follow = 'Follow your report';

/** On paper; the address follows on a line of its own. */
export const onPaper =
  'With this code you can see what came of your safety report and answer questions, without an account:';
/** On paper; {product} is the name of this website. */
export const keepToYourself = 'Keep it to yourself. {product} cannot show it to you again.';

/** The saved file: its title, then the code, then its use with the address, then a warning. */
export const fileTitle = '{product}: receipt for a safety report';
export const fileUse = 'With this code you can see what came of your report and answer questions, without an account:';
export const fileWarning = 'Keep it to yourself. Nobody can show it to you again.';
/** The name of the file: lower case without accents, ending in .txt. */
export const fileName = 'receipt.txt';

/** The question before leaving the page without the code. */
export const keptQuestion = 'Have you kept the code?';
export const keptWhy =
  'It will not be shown again. Without it you cannot see what came of your report, or answer a question.';
export const leave = 'Leave without it';
export const stay = 'Stay here';
