/** Replaces lucide's `createLucideIcon` (vite.config.ts), which is larger than a page's icons. */
import { type ComponentProps, createElement } from 'react';

type IconData = { node: [string, Record<string, string>][] };

const SVG: ComponentProps<'svg'> = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

export default function createLucideIcon({ node }: IconData) {
  return (props: ComponentProps<'svg'>) =>
    createElement('svg', { ...SVG, ...props }, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
}
