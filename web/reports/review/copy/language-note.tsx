/** Said beside the preview of a report in whose language names are found less well (contract C5.7). */
import { BookOpenText } from 'lucide-react';
import { namesFoundLessWell } from '../../../../domain/reports/languages.ts';

/** The sentence; nothing where names are found well. */
export function LanguageNote({ language }: { language: string | null }) {
  const sentence = namesFoundLessWell(language);
  return (
    sentence && (
      <p role="note" className="flex gap-2 rounded-control bg-minor-tint px-3 py-2 text-minor wrap-anywhere">
        <BookOpenText aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span className="text-[0.9375rem] font-medium">{sentence}</span>
      </p>
    )
  );
}
