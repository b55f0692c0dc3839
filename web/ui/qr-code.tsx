/** A QR code, black on white in both themes, with the quiet zone that cameras need. */
import { encode } from 'uqr';

const QUIET_MODULES = 4;

type Props = {
  text: string;
  /** For screen readers. */
  label: string;
  className?: string;
};

export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * QUIET_MODULES;
  // Merging adjacent modules in a row saves two thirds of the bytes.
  const strokes = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x + QUIET_MODULES} ${y + QUIET_MODULES}h${length}v1h-${length}z`),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={strokes.join('')} fill="#000" />
    </svg>
  );
}

/** Start and length of each run of dark modules. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) runs.push([x, 1]);
  }
  return runs;
}
