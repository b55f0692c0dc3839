/** Reads the commands of ops/install.md by their headings. */
import { readFileSync } from 'node:fs';

export type Page = {
  /** The blocks below a heading, in order. */
  blocks(heading: string): string[];
};

/** Reads the page, replacing the example names and addresses. */
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

/** How many commands a block contains; here-documents and continuation lines do not count. */
export const commandsIn = (block: string): number =>
  (block.replace(/<<END.*?\nEND\n/s, '\n').match(/^\S/gm) ?? []).length;
