/** The form's values, errors and draft. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Flight } from '../../../../domain/flight/flight.ts';
import type { FieldProblem } from '../../../../domain/problems.ts';
import { clubs, detectedLocation } from '../../../components/lookups.ts';
import { carryOver, takeCarriedOver } from './carry-over.ts';
import { CHOSEN_LOG, CHOSEN_PHOTOS, deleteDraft, isDraftComplete, isDraftGone, readDraft, saveDraft } from './draft.ts';
import { NAMED_CLUB, useNamedClub } from './named-club.ts';
import { useOpenedReport } from './use-opened-report.ts';
import { EMPTY_FORM, type FormField, type FormValues, isDirty, NO_OPTIONS } from './values.ts';

const DRAFT_DEBOUNCE_MS = 300;

export type Errors = Partial<Record<FormField, string>>;

/** `hasFiles`: whether a log or photos are chosen. `onOpened` receives the flight of an opened waiting report. */
export function useReportForm(hasFiles: () => boolean, onOpened: (flight: Flight | null) => void) {
  const queryClient = useQueryClient();
  const namedClub = useNamedClub();
  // The page that opens without a connection names no club (C15.1).
  const { data: allClubs } = useQuery({ ...clubs, enabled: !namedClub });
  const empty = { ...EMPTY_FORM, clubId: namedClub?.id ?? '' };
  const [values, setValues] = useState(empty);
  const [options, setOptions] = useState(NO_OPTIONS);
  const [errors, setErrors] = useState<Errors>({});
  const [restored, setRestored] = useState<'none' | 'all' | 'part'>('none');
  const { data: place } = useQuery(detectedLocation);
  const detectedRegion = place?.detectedRegion ?? null;
  const regionSet = useRef(false);

  const set = useCallback((field: FormField, value: string) => {
    if (field === 'worldRegion') regionSet.current = true;
    setValues((old) => ({ ...old, [field]: value }));
    setErrors(({ [field]: _solved, ...others }) => others);
  }, []);

  useEffect(() => {
    const carried = takeCarriedOver();
    const savedDraft = readDraft();
    if (carried) setOptions(carried.options);
    if (!savedDraft && Object.keys(carried?.texts ?? {}).length === 0) return;
    const draft = { ...(savedDraft ?? EMPTY_FORM), ...carried?.texts };
    regionSet.current = draft.worldRegion !== '';
    setValues((old) => ({ ...draft, clubId: draft.clubId || old.clubId }));
    setRestored(carried || isDraftComplete() ? 'all' : 'part');
  }, []);
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('club')?.toLowerCase();
    const club = allClubs?.find((each) => each.id === id);
    if (namedClub || !club) return;
    queryClient.setQueryData(NAMED_CLUB, club);
    setValues((old) => ({ ...old, clubId: old.clubId || club.id }));
  }, [namedClub, allClubs, queryClient]);
  useEffect(() => {
    if (detectedRegion && !regionSet.current)
      setValues((old) => (old.worldRegion ? old : { ...old, worldRegion: detectedRegion }));
  }, [detectedRegion]);

  const touched = isDirty(values, empty, detectedRegion);
  const { opened, close } = useOpenedReport(
    () => touched || hasFiles(),
    (openedValues, openedOptions, flight) => {
      regionSet.current = true;
      setValues(openedValues);
      setOptions(openedOptions);
      onOpened(flight);
    },
  );
  // The opened report itself is still stored: a draft beside it would become a second report.
  const forgetDraft = useAutosavedDraft(values, touched && !opened);
  useEffect(() => (opened ? undefined : carryOver(values, options)), [values, options, opened]);

  const clear = () => {
    close();
    forgetDraft();
    takeCarriedOver();
    regionSet.current = false;
    setValues({ ...empty, worldRegion: detectedRegion ?? '' });
    setOptions(NO_OPTIONS);
    setErrors({});
    setRestored('none');
  };
  const showErrors = (problems: readonly FieldProblem[]) => {
    // The first message per field is the most helpful.
    setErrors(Object.fromEntries(problems.map(({ path, message }) => [path, message]).reverse()));
  };
  const country = place?.country ?? null;
  return { values, set, options, setOptions, errors, showErrors, touched, restored, clear, opened, country };
}

/** Saves while typing; the returned function deletes the draft and cancels a pending save. */
function useAutosavedDraft(values: FormValues, touched: boolean): () => void {
  const wasTouched = useRef(false);
  const pendingValues = useRef<FormValues | null>(null);
  useEffect(() => {
    // An untouched form may still be waiting for its draft.
    if (wasTouched.current && !touched) deleteDraft();
    wasTouched.current = touched;
    if (!touched) return;
    pendingValues.current = values;
    const saveIfPending = () => {
      if (pendingValues.current === values) saveDraft(values);
    };
    const timer = setTimeout(saveIfPending, DRAFT_DEBOUNCE_MS);
    const stop = new AbortController();
    // The tab may be closed before the debounce ends.
    addEventListener('pagehide', saveIfPending, stop);
    const reloadIfSent = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isDraftGone()) return;
      pendingValues.current = null;
      location.reload();
    };
    // The back/forward cache may show the form once its draft was sent from a later page.
    addEventListener('pageshow', reloadIfSent, stop);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [values, touched]);
  return () => {
    pendingValues.current = null;
    deleteDraft();
    deleteDraft(CHOSEN_PHOTOS);
    deleteDraft(CHOSEN_LOG);
  };
}
