/** Checks the responses during a failover: what failed, when, and what should never have been answered. */
import { type Answer, ask } from '../faults/staff.ts';

/** How long clients got no service. */
export type Outage = { count: number; lastedMs: number; answers: [answer: number | string, count: number][] };

export class ResponseChecker {
  /** Responses that no order of events explains; must stay empty. */
  readonly wrong: string[] = [];
  served = 0;
  #failures: { at: number; answer: number | string }[] = [];

  /** One request; `null` where it failed. The only acceptable failure is 503 with a sentence (C1.6). */
  async ask(...asked: Parameters<typeof ask>): Promise<Answer | null> {
    const answer = await ask(...asked).catch((error: Error) => String(error.cause ?? error));
    if (typeof answer !== 'string' && answer.status < 500) {
      this.served += 1;
      return answer;
    }
    const status = typeof answer === 'string' ? answer : answer.status;
    this.#failures.push({ at: Date.now(), answer: status });
    const message = typeof answer === 'string' ? '' : String((answer.body as { message?: unknown } | null)?.message);
    if (status !== 503 || !/^[A-Z][^{}]+\.$/.test(message)) this.wrong.push(`${asked[2]}: ${status} ${message}`);
    return null;
  }

  /** The failures since a moment. */
  outageSince(moment: number): Outage {
    const failures = this.#failures.filter(({ at }) => at >= moment);
    const answers = new Map<number | string, number>();
    for (const { answer } of failures) answers.set(answer, (answers.get(answer) ?? 0) + 1);
    return {
      count: failures.length,
      lastedMs: Math.max(0, ...failures.map(({ at }) => at - moment)),
      answers: [...answers],
    };
  }
}
