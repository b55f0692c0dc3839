/** Texts of emails, which reveal no report, person or club (C9.4) */
import { inLanguage, type Words } from '../language/in-language.ts';
import type { Language } from '../language/languages.ts';
import { fill } from '../language/text.ts';
import { type MailKind, type MailTopic, topicOf } from './kinds.ts';
import * as cs from './words/cs.ts';
import * as de from './words/de.ts';
import * as en from './words/en.ts';
import * as es from './words/es.ts';
import * as fr from './words/fr.ts';
import * as italian from './words/it.ts';
import * as nl from './words/nl.ts';
import * as pl from './words/pl.ts';
import * as sv from './words/sv.ts';

export type MailLinks = {
  pages: Partial<Record<MailKind, string>>;
  /** Hazards to review; `isAll`: no actions to mention (C18.2). */
  hazards?: { page: string; isAll: boolean };
  stops: Partial<Record<MailTopic, string>>;
};

export type MailNotice = { kind: MailKind; reportId: string | null };

const WORDS: Words<typeof en> = { en, de, fr, nl, pl, cs, it: italian, es, sv };

/** Most urgent first; the first gives the subject. */
const ORDER: readonly MailKind[] = [
  'clock',
  'new-report',
  'answer',
  'unreviewed',
  'question',
  'actions-due',
  'reset',
  'password-changed',
  'second-factor-changed',
  'sign-in-attempts',
];

const REASONS: Record<MailKind, keyof typeof en.reasons> = {
  clock: 'team',
  'new-report': 'team',
  answer: 'team',
  unreviewed: 'team',
  question: 'reporter',
  'actions-due': 'actions',
  reset: 'reset',
  'password-changed': 'account',
  'second-factor-changed': 'account',
  'sign-in-attempts': 'account',
};

/** Kinds with a plural text (C19.8). */
type PluralKind = keyof typeof en.pluralSentences;
const PLURAL_KINDS: readonly MailKind[] = ['new-report', 'unreviewed'] satisfies PluralKind[];
const hasPlural = (kind: MailKind): kind is PluralKind => PLURAL_KINDS.includes(kind);

function areAboutSeveralReports(mails: readonly MailNotice[], kinds: readonly MailKind[]): boolean {
  return new Set(mails.filter(({ kind }) => kinds.includes(kind)).map(({ reportId }) => reportId)).size > 1;
}

/** Whether the link opens a report without its code (C19.7). */
const opensWithoutCode = (page = ''): boolean => page.includes('#');

/** One mail for everything due, each kind once (C9.3, C19.8). The link unsubscribes from what the subject names. */
export function mailText(
  mails: readonly MailNotice[],
  { pages, hazards, stops }: MailLinks,
  language: Language,
): { subject: string; text: string; unsubscribeLink: string | null } {
  const words = inLanguage(WORDS, language);
  const kinds = ORDER.filter((kind) => mails.some((mail) => mail.kind === kind));
  const [first] = kinds;
  if (!first) throw new Error('an email without notices');
  const isAboutSeveral = hasPlural(first) && areAboutSeveralReports(mails, PLURAL_KINDS);
  const sentenceOf = (kind: MailKind) => {
    if (kind === 'question' && opensWithoutCode(pages.question)) return words.questionOpens;
    return hasPlural(kind) && areAboutSeveralReports(mails, [kind])
      ? words.pluralSentences[kind]
      : words.sentences[kind];
  };
  const linkOf = (kind: MailKind) => {
    const topic = topicOf(kind);
    return (topic === null ? null : stops[topic]) ?? null;
  };
  const reasonOf = (kind: MailKind) => {
    const link = linkOf(kind);
    const reason = words.reasons[REASONS[kind]];
    return link === null ? reason : `${reason}\n${fill(words.howToStop, { link })}`;
  };
  const paragraphsOf = (kind: MailKind): string[] => {
    const paragraph = [sentenceOf(kind), pages[kind]].filter(Boolean).join('\n');
    if (kind !== 'actions-due' || !hazards) return [paragraph];
    const toReview = `${words.hazardsToReview}\n${hazards.page}`;
    return hazards.isAll ? [toReview] : [paragraph, toReview];
  };
  const sentences = kinds.flatMap(paragraphsOf);
  const reasons = [...new Set(kinds.map(reasonOf))].join('\n');
  return {
    subject: isAboutSeveral ? words.pluralSubject : words.subjects[first],
    text: `${sentences.join('\n\n')}\n\n--\n${reasons}\n`,
    unsubscribeLink: linkOf(first),
  };
}
