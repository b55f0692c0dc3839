import type { Random } from './random.ts';

/** One letter lost, doubled or swapped with the next. */
export function misspell(name: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, name.length - 2));
  const draw = random.below(3);
  if (draw === 0) return name.slice(0, at) + name.slice(at + 1);
  if (draw === 1) return name.slice(0, at) + name.charAt(at) + name.slice(at);
  return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
}
