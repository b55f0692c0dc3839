/** Shows one lesson at a time (C17.2). Has no imports, so that it stays one small file. */

/** Presentation remotes send PageDown and PageUp. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 };
/** Minimum length of a swipe, which must be mostly horizontal. */
const SWIPE_PX = 60;

const lessons = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
const position = document.querySelector('[data-position]');
/** A reload keeps the lesson. */
let current = Math.max(
  0,
  lessons.findIndex(({ id }) => `#${id}` === location.hash),
);

function show(index: number): void {
  current = index;
  for (const [at, lesson] of lessons.entries()) lesson.toggleAttribute('data-away', at !== index);
  for (const button of document.querySelectorAll<HTMLElement>('[data-step]'))
    button.ariaDisabled = String(!lessons[index + Number(button.dataset['step'])]);
  const lesson = lessons[index];
  if (position && lesson) position.textContent = lesson.dataset['lesson'] ?? '';
}

function step(by: number): void {
  const lesson = lessons[current + by];
  if (!lesson) return;
  show(current + by);
  history.replaceState(history.state, '', `#${lesson.id}`);
  scrollTo(0, 0);
}

const isInOpenMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-menu][open]') !== null;

/** Whether the key can still scroll the page; if not, it changes the lesson. */
function canScroll(key: string): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return (key === 'PageDown' && scrollTop + clientHeight < scrollHeight - 4) || (key === 'PageUp' && scrollTop > 4);
}

addEventListener('keydown', (event) => {
  const { key, target } = event;
  const by = STEPS[key];
  const isIgnored = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isInOpenMenu(target);
  if (by === undefined || isIgnored || canScroll(key)) return;
  event.preventDefault();
  step(by);
});

let from: Touch | null = null;
addEventListener('touchstart', ({ touches }) => (from = touches.length === 1 ? (touches[0] ?? null) : null), {
  passive: true,
});
addEventListener(
  'touchend',
  ({ changedTouches: [to], target }) => {
    if (!from || !to || isInOpenMenu(target)) return;
    const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
    from = null;
    // On a zoomed page a swipe pans.
    const isZoomed = (visualViewport?.scale ?? 1) > 1.05;
    if (!isZoomed && Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
  },
  { passive: true },
);

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.dataset['step']) step(Number(button.dataset['step']));
  if (button?.dataset['print'] !== undefined) print();
  if (button?.dataset['fullScreen'] !== undefined)
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
});
addEventListener('hashchange', () => {
  const index = lessons.findIndex(({ id }) => `#${id}` === location.hash);
  if (index >= 0) show(index);
});

for (const button of document.querySelectorAll<HTMLElement>('[data-full-screen]'))
  button.hidden = !document.fullscreenEnabled;
if (lessons.length > 0) show(current);
document.querySelector<HTMLElement>('[data-briefing]')?.setAttribute('data-briefing', 'presented');
