/**
 * A published report with numbered steps: step n approves it with the comment `Step n.`, every third hides it. Nobody
 * may see an older step than one acknowledged or seen by anybody before the request (C3.16, decision 026).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { ResponseChecker } from './response-checker.ts';

const isHidden = (step: number): boolean => step % 3 === 0;

export class TrackedReport {
  readonly id: string;
  /** The last step sent, and the last one acknowledged or seen. */
  #sent = 0;
  #certain = 0;
  readonly #checker: ResponseChecker;

  constructor(id: string, checker: ResponseChecker) {
    this.id = id;
    this.#checker = checker;
  }

  /** Takes the next step, repeating it until acknowledged. */
  async next(address: () => string, cookie: string, isOver: () => boolean): Promise<void> {
    const step = ++this.#sent;
    const act = isHidden(step) ? 'hide' : 'approve';
    const body = isHidden(step) ? undefined : { comment: `Step ${step}.` };
    while (!isOver()) {
      const path = `/api/reports/${this.id}/${act}`;
      const answer = await this.#checker.ask(address(), 'POST', path, { cookie, body });
      if (answer?.status === 200) {
        this.#certain = Math.max(this.#certain, step);
        return;
      }
      if (answer) this.#checker.wrong.push(`${act}: ${answer.status}`);
      await wait(250);
    }
  }

  /** The step that every later request must reflect. */
  expected(): number {
    return this.#certain;
  }

  /** Judges a read that started when this was `expected`: a comment, or `null` if the report was hidden. */
  checkRead(comment: string | null, expected: number): void {
    if (comment !== null) {
      const step = Number(/^Step (\d+)\.$/.exec(comment)?.[1]);
      if (!(step >= expected) || isHidden(step))
        this.#checker.wrong.push(`${this.id} shows step ${step} after ${expected}`);
      this.#certain = Math.max(this.#certain, step);
      return;
    }
    // Nor is it public before its first step.
    const hidden = Array.from({ length: this.#sent - expected + 1 }, (_, more) => expected + more).filter(isHidden);
    const [earliest] = hidden;
    if (earliest === undefined) this.#checker.wrong.push(`${this.id} is not shown after step ${expected}`);
    else this.#certain = Math.max(this.#certain, earliest);
  }
}
