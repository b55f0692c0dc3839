/** The state of the form: values, errors at fields, and the draft that follows the values. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldProblem } from '../../../../domain/problems.ts';
import { clubs, detectedLocation } from '../../../components/lookups.ts';
import { dropDraft, keepDraft, keptDraft } from './draft.ts';
import { EMPTY_FORM, type FormField, type FormValues, isTouched } from './values.ts';

/** How long the form waits for the next key before it keeps the draft. */
const DRAFT_DELAY = 300;

export type Errors = Partial<Record<FormField, string>>;

/** The form's state. */
export function useReportForm() {
  const [values, setValues] = useState(EMPTY_FORM);
  const [errors, setErrors] = useState<Errors>({});
  const [restored, setRestored] = useState(false);
  const { data: place } = useQuery(detectedLocation);
  const detectedRegion = place?.detectedRegion ?? null;
  const regionSet = useRef(false);

  const set = useCallback((field: FormField, value: string) => {
    if (field === 'worldRegion') regionSet.current = true;
    setValues((old) => ({ ...old, [field]: value }));
    setErrors(({ [field]: _solved, ...others }) => others);
  }, []);

  useEffect(() => {
    const draft = keptDraft();
    if (!draft) return;
    regionSet.current = draft.worldRegion !== '';
    setValues(draft);
    setRestored(true);
  }, []);
  useEffect(() => {
    if (detectedRegion && !regionSet.current)
      setValues((old) => (old.worldRegion ? old : { ...old, worldRegion: detectedRegion }));
  }, [detectedRegion]);

  // A club that the address names is chosen, as a poster's does (C10.6), unless one is; an unknown one is ignored.
  const { data: known } = useQuery(clubs);
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('club')?.toLowerCase();
    const club = known?.find(({ id }) => id === named);
    if (club) setValues((old) => (old.clubId ? old : { ...old, clubId: club.id }));
  }, [known]);

  const touched = isTouched(values, detectedRegion);
  useKeptDraft(values, touched);

  const clear = () => {
    dropDraft();
    regionSet.current = false;
    setValues({ ...EMPTY_FORM, worldRegion: detectedRegion ?? '' });
    setErrors({});
    setRestored(false);
  };
  const refuse = (problems: readonly FieldProblem[]) => {
    // The first complaint about a field is the one that helps.
    setErrors(Object.fromEntries(problems.toReversed().map(({ path, message }) => [path, message])));
  };
  return { values, set, errors, refuse, touched, restored, clear, country: place?.country ?? null };
}

function useKeptDraft(values: FormValues, touched: boolean): void {
  const wasTouched = useRef(false);
  useEffect(() => {
    // What was deleted by hand is deleted. A form that nobody has touched yet may still be waiting for its draft.
    if (wasTouched.current && !touched) dropDraft();
    wasTouched.current = touched;
    if (!touched) return;
    const keep = () => keepDraft(values);
    const timer = setTimeout(keep, DRAFT_DELAY);
    // The tab may be put away or closed before the time is up.
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [values, touched]);
}
