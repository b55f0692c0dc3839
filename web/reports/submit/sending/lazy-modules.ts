/**
 * Modules preloaded while the form is filled in, so that the code can be shown even if the connection drops (C10.2).
 */
export { REPORT_LANGUAGE_NAMES } from '../../../../domain/reports/language/languages.ts';
export { detectNarrativeLanguage } from '../../../../domain/reports/language/narrative-language.ts';
export { createFormSender } from './form-sender.ts';
export { prepareSealing } from './waiting-report.ts';
