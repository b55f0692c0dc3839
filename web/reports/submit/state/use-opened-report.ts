/** Fills the form from an opened waiting report (C15.2). */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Flight } from '../../../../domain/flight/flight.ts';
import { type OpenedWaitingReport, onReportOpened } from '../../../components/waiting/opened-report.ts';
import { EMPTY_FORM, FORM_FIELDS, type FormValues, type ReceiptOptions } from './values.ts';

type Body = Partial<Record<string, unknown>>;

function valuesOf(body: Body): FormValues {
  const texts = FORM_FIELDS.map((name) => [name, typeof body[name] === 'string' ? body[name] : EMPTY_FORM[name]]);
  return Object.fromEntries(texts) as FormValues;
}

type Fill = (values: FormValues, options: ReceiptOptions, flight: Flight | null) => void;

/** Refuses the report while the form is in use. */
export function useOpenedReport(isInUse: () => boolean, fill: Fill) {
  const [opened, setOpened] = useState<OpenedWaitingReport | null>(null);
  const openReport = useEffectEvent((offered: OpenedWaitingReport): boolean => {
    if (isInUse()) return false;
    const body = JSON.parse(offered.body) as Body;
    setOpened(offered);
    const options = { notifyReporter: body['notifyReporter'] === true, linkOpens: body['linkOpens'] === true };
    fill(valuesOf(body), options, (body['flight'] ?? null) as Flight | null);
    return true;
  });
  useEffect(() => onReportOpened((offered) => openReport(offered)), []);
  useEffect(() => opened?.release, [opened]);
  const close = () => setOpened(null);
  return { opened, close };
}
