// The form on the page /submit: cards, optional sections, the bar with the button, and notes about the draft.

/** The form's name for screen readers. */
export const form = 'Safety report';

/** The first card: its title, also the label of its list, and the text below the title. */
export const club = 'Club';
export const whichClub = 'Whose safety team should read this?';
/** One line instead of the card if a poster's link names the club; {club} is its name in bold. */
export const clubIs = 'Club: {club}';
/** A button that changes the club or the language. */
export const change = 'Change';

/** The second card. */
export const whatHappened = 'What Happened';
export const howMuch = 'Two sentences are enough now: what happened, and what would have helped?';
/** A button of one word, shown in the dark theme: it switches to the light one, which is readable in sunlight. */
export const bright = 'Bright';
/** The label of the large field: {unseen} is `narrativeUnseen`, for screen readers only. */
export const narrative = '{unseen}Narrative';
export const narrativeUnseen = 'What happened / ';
/** Below the large field; {min} is 10. */
export const narrativeHint =
  'Your own words are best. {min} characters are enough to send it; more helps others learn.';
/** Below the large field when it is nearly full: {length} and {max} are numbers. */
export const narrativeLength = '{length} of {max} characters.';
export const headline = 'Headline';
export const headlineHint = 'A short title, if you can think of one.';

/** A sentence with the language in a field: `Your report is in English`; {language} is that field. */
export const reportIsIn = 'Your report is in {language}';
/** The label of the list of languages. */
export const narrativeLanguage = 'Narrative Language';
/** The button `Change` beside that sentence, for screen readers. */
export const changeLanguage = 'Change the language';

/** The title of the section about the reporter. */
export const contact = 'Contact Details';
/** Beside a section's title: nothing is required, the email is, or {filled} of {all} fields are filled in. */
export const optional = 'Optional';
export const emailRequired = 'Email required';
export const filledOf = '{filled} of {all}';

/** The hint below the email. */
export const emailHint = 'For questions from your safety team. Never shown publicly.';
/** A checkbox below the contact details. */
export const notify = 'Write to me when there is a question (the mail says nothing about the report)';
/** A second checkbox, shown once that one is ticked. */
export const linkOpens = "The mail's link may open my report without the code";

/** The card with the optional sections: its heading, the text below it, and the button that opens or closes all. */
export const asMuchAsYouLike = 'As much as you like';
export const allOptional =
  'All of this is optional: you can send your report without it. Every detail helps. It can also be added later, with your receipt code.';
export const collapseAll = 'Collapse all';
export const expandAll = 'Expand all';

/** The bar at the bottom of the screen; links to the missing fields follow the first. */
export const stillMissing = 'Still missing:';
export const completeRequired = 'Please complete all required fields (Club, Narrative, Email) to submit.';
export const notSent = 'Your report was not sent. Everything you wrote is still here.';
export const readyToSend = 'Ready to send. Only the safety team sees who you are.';
/** The button, and its label while the report is sent. */
export const submitReport = 'Submit Report';
export const submitting = 'Submitting...';

/** Notes about an unsent report kept in this tab. */
export const draftKept = 'Kept in this tab until you send it. Contact details and the registration are never kept.';
export const allRestored = 'We kept what you had written in this tab.';
export const draftRestored =
  'We kept what you had written in this tab. Your contact details and the registration were not kept.';
/** The button, its question, and the two answers. */
export const clearForm = 'Clear form';
export const clearQuestion = 'Everything you have written here will be deleted.';
export const clearIt = 'Clear it';
export const keepIt = 'Keep it';

/** The title of the photo section, and the toast if it could not be loaded. */
export const photos = 'Photos';
export const photosNotLoaded = 'Photos cannot be added right now';
