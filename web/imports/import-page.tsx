import { CircleCheckBig, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { pluralText } from '../../domain/language/text.ts';
import { reachOf } from '../../domain/permissions.ts';
import type { User } from '../../domain/users/user.ts';
import { PageLink } from '../layouts/page-link.tsx';
import { Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { paths } from '../paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ChooseFile } from './choose-file.tsx';
import { useImportDraft } from './preview/import-draft.ts';
import { ImportPreview } from './preview/import-preview.tsx';
import { RecentImports } from './recent-imports.tsx';
import * as words from './words/en.ts';

export default function ImportPage() {
  return (
    <StaffLayout
      title={words.importReports}
      subtitle={words.subtitle}
      needs="import reports"
      denied={words.accessDenied}
      waiting={<Notice Icon={FileSpreadsheet}>{words.loading}</Notice>}
    >
      {(user) => <Import user={user} />}
    </StaffLayout>
  );
}

function Import({ user }: { user: User }) {
  const { draft, start, change, release, restore, discard } = useImportDraft(user);
  const [imported, setImported] = useState<number | null>(null);
  const restart = () => {
    discard();
    setImported(null);
  };
  if (imported !== null)
    return (
      <>
        <Done imported={imported} onMore={restart} />
        <RecentImports onUndone={restart} />
      </>
    );
  if (draft)
    return (
      <ImportPreview
        key={draft.preview.id}
        draft={draft}
        onChange={change}
        onStoring={release}
        onRestore={restore}
        onBack={restart}
        onDone={(count) => {
          release();
          setImported(count);
        }}
      />
    );
  const choosesClub = reachOf(user.role, 'import reports') === 'all';
  return (
    <>
      <ChooseFile choosesClub={choosesClub} onPreview={start} />
      <RecentImports />
    </>
  );
}

function Done({ imported, onMore }: { imported: number; onMore: () => void }) {
  return (
    <div
      role="status"
      className="grid justify-items-start gap-5 rounded-card border border-line bg-surface px-5 py-6 shadow-card sm:px-6"
    >
      <p className="flex items-center gap-3 text-lg font-medium">
        <CircleCheckBig aria-hidden="true" className="size-5 text-good" />
        {imported === 0 ? words.allImportedBefore : pluralText(words.reportsImported, imported)}
      </p>
      {imported > 0 && (
        <div className="grid max-w-[68ch] gap-2 text-ink-soft">
          <p>{words.theyWait}</p>
          <p>{words.ifWrong}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <PageLink href={paths.dashboard()} className={buttonClass()}>
          {words.openDashboard}
        </PageLink>
        <Button variant="secondary" onClick={onMore}>
          {words.importAnother}
        </Button>
      </div>
    </div>
  );
}
