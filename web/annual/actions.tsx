/** Safety actions and their effectiveness, in the team edition (C12.5). */
import type { Annual } from '../../domain/annual/annual.ts';
import { pluralText } from '../../domain/language/text.ts';
import { shortDay } from '../components/dates.ts';
import * as words from './words/en.ts';

type AnnualActions = NonNullable<Annual['team']>['actions'];

export function Actions({ actions, total }: { actions: AnnualActions; total: number }) {
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="text-heading">
        {words.actionsAndEffect}
      </h2>
      {total > actions.length && (
        <p className="mt-1 text-sm text-ink-soft">
          {pluralText(words.newestActions, total, { shown: actions.length })}
        </p>
      )}
      {actions.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.noActions}</p>
      ) : (
        // With wide text spacing it scrolls on its own in a few languages, instead of the page (C19.2).
        <div className="overflow-x-auto print:overflow-visible">
          <table className="mt-2 w-full text-left text-xs sm:text-[0.9375rem] print:text-[9pt]">
            <thead>
              <tr>
                {[words.action, words.state, words.due, words.didItWork].map((heading) => (
                  <th key={heading} scope="col" className="border-b border-edge py-1.5 pr-1.5 sm:pr-3 font-semibold">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {actions.map(({ id, title, state, due, worked }) => (
                <tr key={id}>
                  <th scope="row" className="border-b border-line py-1.5 pr-1.5 sm:pr-3 font-normal wrap-anywhere">
                    {title}
                  </th>
                  <td className="border-b border-line py-1.5 pr-1.5 sm:pr-3">{words.actionStates[state]}</td>
                  <td className="border-b border-line py-1.5 pr-1.5 sm:pr-3">{due ? shortDay(due) : '–'}</td>
                  <td className="border-b border-line py-1.5">{worked ? words.worked[worked] : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
