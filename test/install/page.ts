/** The commands of ops/install.md, as a person finds them: by the heading that they stand below. */
import { readFileSync } from 'node:fs';

export type Page = {
  /** The blocks below a heading, in order. */
  blocks(heading: string): string[];
};

/** Reads the page, with the names and addresses of somebody in the place of the examples. */
export function installPage(theirs: Record<string, string>): Page {
  const text = Object.entries(theirs).reduce(
    (page, [example, own]) => page.replaceAll(example, own),
    readFileSync('ops/install.md', 'utf8'),
  );
  return {
    blocks: (heading) => {
      const [, below = ''] = text.split(`\n## ${heading}\n`);
      const [section = ''] = below.split('\n## ');
      const blocks = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
      if (blocks.length === 0) throw new Error(`ops/install.md has nothing to type below ${heading}`);
      return blocks;
    },
  };
}

/** How many commands a block holds: what is handed to a command, and how a long one goes on, are none of their own. */
export const commandsIn = (block: string): number =>
  (block.replace(/<<END.*?\nEND\n/s, '\n').match(/^\S/gm) ?? []).length;
