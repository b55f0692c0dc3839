/** Detects quick, horizontal one-finger swipes, leaving scrolling and selecting alone. */

const SWIPE_MIN_PX = 60;
const SWIPE_MAX_MS = 1_000;
/** Edge swipes are the browser's: back and forward. */
const EDGE_PX = 24;

/** Calls back with 1 for a swipe to the left, -1 to the right; returns an unsubscribe function. */
export function listenForSwipes(onSwipe: (by: 1 | -1) => void): () => void {
  let from: { x: number; y: number; at: number } | null = null;
  const start = ({ touches, timeStamp }: TouchEvent) => {
    const [touch] = touches;
    const isAtEdge = touch && (touch.clientX < EDGE_PX || touch.clientX > innerWidth - EDGE_PX);
    from = touch && touches.length === 1 && !isAtEdge ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
  };
  const end = ({ changedTouches: [to], timeStamp }: TouchEvent) => {
    if (!from || !to) return;
    const [dx, dy] = [to.clientX - from.x, to.clientY - from.y];
    const isQuick = timeStamp - from.at < SWIPE_MAX_MS;
    from = null;
    // On a zoomed page a swipe pans.
    const isPanOrSelection = (visualViewport?.scale ?? 1) > 1.05 || getSelection()?.isCollapsed === false;
    if (isQuick && !isPanOrSelection && Math.abs(dx) > SWIPE_MIN_PX && Math.abs(dx) > 2 * Math.abs(dy))
      onSwipe(dx < 0 ? 1 : -1);
  };
  addEventListener('touchstart', start, { passive: true });
  addEventListener('touchend', end, { passive: true });
  return () => {
    removeEventListener('touchstart', start);
    removeEventListener('touchend', end);
  };
}
