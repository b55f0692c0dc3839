import { fill, wholeNumber } from '../../../domain/language/text.ts';
import { PageLink } from '../../layouts/page-link.tsx';
import * as words from './words/en.ts';

type NumberRow = { label: string; href: string | null; numbers: readonly number[] };

type Props = {
  title: string;
  columns: readonly string[];
  rows: readonly NumberRow[];
};

/** Six headings side by side do not fit in 320 px in every language. */
const UPRIGHT_IF_NARROW =
  'max-[22.5rem]:inline-block max-[22.5rem]:rotate-180 max-[22.5rem]:[writing-mode:vertical-rl]';
const LINK = 'text-sky underline underline-offset-4 hover:no-underline print:no-underline';

export function NumberDetails(props: Props) {
  return (
    <details className="mt-3 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-[0.9375rem] font-medium text-sky">
        {words.theNumbers}
        <span className="sr-only">{fill(words.numbersOf, { title: props.title })}</span>
      </summary>
      <NumberTable {...props} />
    </details>
  );
}

/** The table scrolls on its own if text is too wide for it; the padding leaves room for the links' focus rings. */
const SCROLLS_ALONE = '-m-1 overflow-x-auto p-1 print:m-0 print:overflow-visible print:p-0';

/** Also printed. The heading of a row is its link. */
export function NumberTable({ title, columns, rows }: Props) {
  return (
    <div className={SCROLLS_ALONE}>
      <table className="w-full text-left text-xs sm:text-[0.9375rem] print:text-[9pt]">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`border-b border-line py-2 pr-1.5 align-bottom font-semibold text-ink-soft sm:pr-3 print:py-1 ${at > 0 ? 'text-right' : ''}`}
              >
                <span className={at > 0 ? UPRIGHT_IF_NARROW : undefined}>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, href, numbers }) => (
            <tr key={label} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-0 pr-1.5 font-medium wrap-anywhere sm:pr-3">
                {href === null ? (
                  <span className="flex min-h-11 items-center print:min-h-0 print:py-1">{label}</span>
                ) : (
                  <PageLink href={href} className={`flex min-h-11 items-center ${LINK}`}>
                    {label}
                  </PageLink>
                )}
              </th>
              {numbers.map((number, at) => (
                <td key={columns[at + 1]} className="py-2 pr-1.5 text-right tabular-nums sm:pr-3 print:py-1">
                  {wholeNumber(number)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
