/** Black on white in both themes, with the quiet zone that a camera needs. */
import { encode } from 'uqr';

const QUIET_MODULES = 4;

/** `label` is for screen readers. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + QUIET_MODULES} ${y + QUIET_MODULES}h1v1h-1z` : '')),
  );
  const side = size + 2 * QUIET_MODULES;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full rounded-control"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
