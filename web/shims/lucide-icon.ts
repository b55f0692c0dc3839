/**
 * Draws an icon of lucide. Stands in for lucide's own `createLucideIcon` (vite.config.ts), whose handling of names,
 * contexts and class lists costs more bytes than all the icons of a page.
 */
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
