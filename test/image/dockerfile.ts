/** Parses ops/Dockerfile far enough to run its steps without Docker. */

export type Step = { instruction: string; value: string };
export type ImageStage = { name: string; steps: Step[] };

/** The stages of a Dockerfile with their steps in order; comments are removed and continued lines joined. */
export function stagesOf(dockerfile: string): ImageStage[] {
  const stages: ImageStage[] = [];
  const lines = dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines.filter((each) => each.trim() !== '')) {
    const [, instruction = '', value = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') stages.push({ name: / AS (\S+)$/.exec(value)?.[1] ?? '', steps: [] });
    else stages.at(-1)?.steps.push({ instruction, value });
  }
  return stages;
}

export type Copy = { from: string | null; sources: string[]; target: string };

/** A COPY step; `--chown` is ignored, since all files here are root's. */
export function copyOf(value: string): Copy {
  const words = value.split(' ');
  const paths = words.filter((word) => !word.startsWith('--'));
  return {
    from: words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null,
    sources: paths.slice(0, -1),
    target: paths.at(-1) ?? '.',
  };
}

/** The settings of an ENV step. */
export const environmentOf = (value: string): Record<string, string> =>
  Object.fromEntries(value.split(' ').map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]));

/** The command of CMD or of HEALTHCHECK, which are given as JSON here. */
export const commandOf = (value: string): string[] => JSON.parse(value.slice(value.indexOf('[')));
