/** The reporter's view of a report: state, reply, messages (C10.3). */
import { BookOpen, LogOut } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '../../domain/language/text.ts';
import { copyText } from '../../domain/reports/labels/placeholders.ts';
import { longDay } from '../components/dates.ts';
import { useLeaveGuard } from '../components/leaving/leave-guard.tsx';
import { localised } from '../language/prefix.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { AddMessage } from './add-message.tsx';
import type { ReportAccess } from './api.ts';
import { AddDetails } from './details/add-details.tsx';
import { EraseOwnContact } from './erase-own-contact.tsx';
import { Messages } from './messages.tsx';
import { ReportState } from './report-state.tsx';
import { deleteDrafts } from './tab-drafts.ts';
import * as words from './words/en.ts';

type Report = ReportAccess['report'];
type Update = (report: Report) => Partial<Report>;

type Props = {
  followed: ReportAccess;
  onChange: (update: Update) => void;
  onUnsent: (isUnsent: boolean) => void;
  /** Closes the report and shows `why`. */
  onEnd: (why: string, keepsDrafts?: boolean) => void;
};

export const UNSENT = {
  title: words.unsentQuestion,
  text: words.unsentMeans,
  confirm: words.closeAnyway,
  cancel: words.keepWriting,
};

/** A change of language keeps the drafts. */
const LEAVING_LINKS = 'a[href]:not([hreflang])';

/** Focuses its heading, since the pressed button is gone. */
export function FollowedView({ followed, onChange, onUnsent, onEnd }: Props) {
  const { credential, report } = followed;
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = useIsShown();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const [isMessageUnsent, setMessageUnsent] = useState(false);
  const [areDetailsUnsent, setDetailsUnsent] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const isUnsent = isMessageUnsent || areDetailsUnsent;
  useEffect(() => {
    onUnsent(isUnsent);
    return () => onUnsent(false);
  }, [onUnsent, isUnsent]);
  const leaveDialog = useLeaveGuard(isUnsent, UNSENT, { links: LEAVING_LINKS, onLeave: deleteDrafts });
  const close = () => onEnd(words.closed);
  const change = (update: Update) => isShown.current && onChange(update);
  // After an hour of the emailed link, the code opens the report again.
  const end = () => {
    if (!isShown.current) return;
    if ('key' in credential) onEnd(words.visitOver, true);
    else onEnd(words.codeEnded);
  };
  return (
    <div className="mt-6 grid gap-6">
      <section aria-labelledby="standing" className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
        <h2 id="standing" ref={heading} tabIndex={-1} className="text-heading outline-none">
          {fill(words.reportOf, { day: longDay(report.receivedOn) })}
        </h2>
        <ReportState state={report.state} />
        {report.published && (
          <a
            href={localised(paths.reports({ report: report.published }))}
            className="mt-4 inline-flex min-h-11 items-center gap-2 text-sky underline underline-offset-4 hover:no-underline"
          >
            <BookOpen aria-hidden="true" className="size-4" />
            {words.readCopy}
          </a>
        )}
      </section>
      {report.told && (
        <Part id="told" title={words.teamSays}>
          <p className="whitespace-pre-wrap wrap-anywhere">{copyText(report.told)}</p>
        </Part>
      )}
      <Part id="conversation" title={words.messages}>
        <Messages messages={report.messages} />
      </Part>
      <AddMessage
        credential={credential}
        canAdd={report.canAdd}
        question={unansweredQuestion(report.messages)}
        keepsDraft={!report.contactErased}
        onUnsent={setMessageUnsent}
        onSent={(message) =>
          // After a lost response it may be known.
          change(({ messages }) => ({ messages: [...messages.filter(({ id }) => id !== message.id), message] }))
        }
        onFull={() => change(() => ({ canAdd: false }))}
        onEnded={end}
      />
      {!report.published && (
        <AddDetails
          credential={credential}
          keepsDraft={!report.contactErased}
          onUnsent={setDetailsUnsent}
          onEnded={end}
        />
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 border-t border-line pt-6">
        {'code' in credential ? (
          <EraseOwnContact
            code={credential.code}
            isErased={report.contactErased}
            onErased={() => change(() => ({ contactErased: true }))}
            onEnded={end}
          />
        ) : (
          <p className="min-w-0 flex-1 basis-72 text-[0.9375rem] text-ink-soft">{words.eraseWithCode}</p>
        )}
        <Button variant="secondary" onClick={() => (isUnsent ? setConfirming(true) : close())}>
          <LogOut aria-hidden="true" className="size-4" />
          {words.close}
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDialog {...UNSENT} onConfirm={close} onClose={() => setConfirming(false)}>
          {UNSENT.text}
        </ConfirmDialog>
      )}
      {leaveDialog}
    </div>
  );
}

/** False once the report is closed: an answer that arrives later must not open it again. */
function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The team's last message, unless answered. */
function unansweredQuestion(messages: Report['messages']): string | null {
  const last = messages.at(-1);
  return last?.from === 'team' ? last.body : null;
}
