/**
 * Modules preloaded while the form is filled in, so that the code can be shown even if the connection drops (C10.2).
 */
export { LANGUAGE_NAMES } from '../../../../domain/reports/language/languages.ts';
export { storyLanguage } from '../../../../domain/reports/language/story-language.ts';
export { createReportSender } from '../api.ts';
export { Confirmation } from './confirmation.tsx';
export { withListValues } from './list-values.ts';
export { NotSentYet } from './not-sent-yet.tsx';
export { readLog } from './read-log.ts';
export { forgetWaiting, keepForLater, prepareSealing } from './without-connection.ts';
