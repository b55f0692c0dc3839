/** V8's garbage collector, which Node hides. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options?: { type: 'minor' }) => void;

let collect: Collect | undefined;

/** Takes a tenth of a second, a minor collection a few milliseconds. */
export const collectGarbage: Collect = (options) => {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  collect(options);
};
