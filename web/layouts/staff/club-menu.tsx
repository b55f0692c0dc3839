/** The header menu of club pages. */
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { mayAnywhere, type Permission } from '../../../domain/permissions.ts';
import { SITE_MAP } from '../../../domain/site-map.ts';
import type { User } from '../../../domain/users/user.ts';
import { IN_CLUB_LANGUAGE } from '../../components/clubs/in-club-language.ts';
import { PageLink } from '../page-link.tsx';
import * as words from './words/en.ts';

const PAGES: readonly { label: string; href: string; needs: Permission; state?: unknown }[] = [
  { label: words.clubPages.settings, href: SITE_MAP.settings.path, needs: 'change club settings' },
  { label: words.clubPages.poster, href: SITE_MAP.poster.path, needs: 'print posters', state: IN_CLUB_LANGUAGE },
  { label: words.clubPages.import, href: SITE_MAP.import.path, needs: 'import reports' },
  { label: words.clubPages.annual, href: SITE_MAP.annual.path, needs: 'review reports' },
];

const LINK =
  'flex min-h-11 items-center rounded-control px-3 text-[0.9375rem] font-medium hover:bg-sunken aria-[current]:bg-sunken';

export function ClubMenu({ user, className }: { user: User; className: string }) {
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', onPointerDown);
    return () => removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);
  const pages = PAGES.filter(({ needs }) => mayAnywhere(user, needs));
  if (pages.length === 0) return null;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that focus leaves its controls
    <div ref={root} onKeyDown={onKeyDown} onBlur={onBlur} className="flex flex-1 lg:relative lg:flex-none">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={pages.some(({ href }) => href === path) || undefined}
        onClick={() => setOpen(!isOpen)}
        className={`${className} gap-1 data-[current]:bg-sunken data-[current]:text-ink`}
      >
        {words.club}
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line bg-raised p-1.5 shadow-float lg:right-auto lg:w-56"
      >
        {pages.map(({ label, href, state }) => (
          <li key={href}>
            <PageLink href={href} state={state} onClick={() => setOpen(false)} className={LINK}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
