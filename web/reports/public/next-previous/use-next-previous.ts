/** The previous and next report in the list (C17.3). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ListFilters } from '../../../components/filters/list-filters.ts';
import { moreReportsFailed } from '../../../components/long-list/words/en.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { loadMore, publicCount, publicReports } from '../api.ts';
import { listenForSwipes } from './swipe.ts';

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

export type NextPrevious = {
  /** Position from 1, and the total. */
  position: number;
  total: number;
  isLast: boolean;
  isLoading: boolean;
  turn: (by: 1 | -1) => void;
};

const cardOf = (id: string) => document.querySelector<HTMLElement>(`article a[href*="report=${CSS.escape(id)}"]`);

/** Null if the report is not in the list. `turn` loads more reports at the end of the list. */
export function useNextPrevious(id: string, filters: ListFilters): NextPrevious | null {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [isLoading, setLoading] = useState(false);
  const { data: list } = useQuery({ ...publicReports(filters), enabled: false });
  const { data: counts } = useQuery({ ...publicCount(filters), enabled: false });
  const at = list?.items.findIndex((item) => item.id === id) ?? -1;
  const openedId = useRef(id);

  const turn = async (by: 1 | -1) => {
    if (at < 0 || isLoading || !list) return;
    if (!list.items[at + by] && by === 1 && list.next !== null) {
      setLoading(true);
      await loadMore(queryClient, filters, list.next).catch(() =>
        toast({ title: moreReportsFailed, destructive: true }),
      );
      setLoading(false);
    }
    const next = queryClient.getQueryData(publicReports(filters).queryKey)?.items[at + by];
    // Replaces the open report, so that closing still goes back to the list.
    if (next) navigate(paths.reports({ ...filters, report: next.id }), { replace: true, state: history.state });
  };
  const step = useEffectEvent(turn);
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
      const by = STEPS[key];
      if (by && !(ctrlKey || metaKey || altKey || shiftKey)) step(by);
    };
    addEventListener('keydown', onKeyDown);
    const stopSwiping = listenForSwipes((by) => step(by));
    return () => {
      removeEventListener('keydown', onKeyDown);
      stopSwiping();
    };
  }, []);

  // On closing, focuses the card of the last report read, after the browser has restored the scroll position. What
  // opened the report keeps the focus; without it, it is on the page (dialog.tsx).
  const leave = useEffectEvent(() => {
    if (id !== openedId.current || document.activeElement?.id === 'main')
      requestAnimationFrame(() => cardOf(id)?.focus());
  });
  useEffect(() => () => leave(), []);

  if (!list || at < 0) return null;
  const isLast = at === list.items.length - 1 && list.next === null;
  return { position: at + 1, total: counts?.total ?? list.items.length, isLast, isLoading, turn };
}
