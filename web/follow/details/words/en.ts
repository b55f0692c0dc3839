// The page /follow: fields that were left empty and can be filled in later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'In a few words';
export const headlineHint = 'A short title, if you can think of one.';

/** While the empty fields are loading; if there are none; if nothing was typed. */
export const asking = 'Checking what is still empty...';
export const nothingLeft = 'Every field is filled in. To add something else, write a message above.';
export const nothingYet = 'Please fill in at least one field';
/** A button if they could not be loaded. */
export const again = 'Try again';

/** The button, its label while busy, and the message afterwards. */
export const send = 'Add these details';
export const sending = 'Adding...';
export const added = 'Added. The safety team can read it now.';
