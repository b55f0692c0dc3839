/** The body of a published report, shared by the dialog and the page without scripts. */

import type { ReactNode } from 'react';
import type { PublicPhoto } from '../../../../domain/photos/photo.ts';
import { labelIn } from '../../../../domain/reports/labels/label.ts';
import { labelOf } from '../../../../domain/reports/labels/labels.ts';
import { copyText } from '../../../../domain/reports/labels/placeholders.ts';
import type { PublicReport } from '../../../../domain/reports/public/public-report.ts';
import { longDay, shortTime } from '../../../components/dates.ts';
import { rich } from '../../../language/rich.tsx';
import { langOf } from '../lang-of.ts';
import { photoUrl } from './photo-url.ts';
import * as words from './words/en.ts';

/** Clock times and a manager's own wording stay as they are. */
const timeLabel = (text: string): string => labelIn(words.partsOfDay, shortTime(text));

const labelled = (value: string | null): string | null => value && labelOf(value);

type Facts = [label: string, value: string | null][];

/** Headings are h3; the caller renders headline and day. */
export function FullReport({ report, photos }: { report: PublicReport; photos: readonly PublicPhoto[] }) {
  const where: Facts = [
    [words.date, report.localDate && longDay(report.localDate)],
    [words.time, report.localTime && timeLabel(report.localTime)],
    [words.location, report.locationOccurrence],
    [words.area, [report.stateArea, labelled(report.worldRegion)].filter(Boolean).join(', ')],
  ];
  return (
    <div className="space-y-7">
      <Part title={words.whatHappened}>
        <p {...langOf(report)} className="whitespace-pre-line">
          {copyText(report.narrative)}
        </p>
      </Part>
      {photos.length > 0 && (
        <Part title={words.photos}>
          <div className="space-y-5">
            {photos.map((photo) => (
              <figure key={photo.id} {...langOf(report)}>
                <img
                  src={photoUrl(report.id, photo.id)}
                  alt={copyText(photo.description)}
                  loading="lazy"
                  width={photo.width}
                  height={photo.height}
                  className="h-auto max-h-[80dvh] w-full rounded-control bg-sunken object-contain"
                />
                <figcaption className="mt-1.5 text-[0.9375rem] text-ink-soft">{copyText(photo.description)}</figcaption>
              </figure>
            ))}
          </div>
        </Part>
      )}
      {report.smsManagerComment && (
        <Part title={words.analysis}>
          <p {...langOf(report)} className="border-l-2 border-accent pl-4 whitespace-pre-line">
            {copyText(report.smsManagerComment)}
          </p>
        </Part>
      )}
      <Part title={words.whenAndWhere}>
        <FactList facts={where} />
      </Part>
      <Part title={words.aircraft}>
        <FactList
          facts={[
            [words.category, labelled(report.aircraftCategory)],
            [words.manufacturer, labelled(report.manufacturer)],
            [words.model, report.model],
          ]}
        />
      </Part>
      <Part title={words.flight}>
        <FactList
          facts={[
            [words.operationType, labelled(report.operationType)],
            [words.flightPhase, labelled(report.flightPhase)],
            [words.weather, labelled(report.weatherConditions)],
          ]}
        />
      </Part>
      <p className="rounded-control bg-sky-tint px-4 py-3.5 text-[0.9375rem]">
        {rich(words.removed, { note: <strong>{words.note}</strong> })}
      </p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-[1.0625rem]">{title}</h3>
      {children}
    </section>
  );
}

function FactList({ facts }: { facts: Facts }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>{value ? copyText(value) : <span className="text-ink-soft">{words.notGiven}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
