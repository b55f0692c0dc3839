/** The reports before and after the one that is open, in the list behind it (contract C17.3). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ListFilters } from '../../../components/filters/list-filters.ts';
import { moreReportsFailed } from '../../../components/long-list/words/en.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { loadMore, publicCount, publicReports } from '../api.ts';
import { swipeOf } from './swipe.ts';

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

export type Turning = {
  /** The place in the list, from 1, and how many it has in all. */
  place: number;
  total: number;
  isLast: boolean;
  isLoading: boolean;
  turn: (by: 1 | -1) => void;
};

const cardOf = (id: string) => document.querySelector<HTMLElement>(`article a[href*="report=${CSS.escape(id)}"]`);

/** `null` where the list does not have the report. Past its last one the list is loaded on. */
export function useTurning(id: string, filters: ListFilters): Turning | null {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [isLoading, setLoading] = useState(false);
  const { data: list } = useQuery({ ...publicReports(filters), enabled: false });
  const { data: counted } = useQuery({ ...publicCount(filters), enabled: false });
  const at = list?.items.findIndex((item) => item.id === id) ?? -1;
  const opened = useRef(id);

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
    // In the place of the one that is open: closing it still leads back to the list.
    if (next) navigate(paths.reports({ ...filters, report: next.id }), { replace: true, state: history.state });
  };
  const step = useEffectEvent(turn);
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
      const by = STEPS[key];
      if (by && !(ctrlKey || metaKey || altKey || shiftKey)) step(by);
    };
    addEventListener('keydown', onKeyDown);
    const stopSwiping = swipeOf((by) => step(by));
    return () => {
      removeEventListener('keydown', onKeyDown);
      stopSwiping();
    };
  }, []);

  // Whoever has turned pages and closes finds the focus at the card of the report that was read last.
  const leave = useEffectEvent(() => {
    if (id !== opened.current) cardOf(id)?.focus();
  });
  useEffect(() => () => leave(), []);

  if (!list || at < 0) return null;
  const isLast = at === list.items.length - 1 && list.next === null;
  return { place: at + 1, total: counted?.total ?? list.items.length, isLast, isLoading, turn };
}
