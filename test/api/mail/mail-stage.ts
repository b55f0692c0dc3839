/** Fixture for tests that send mail: a stage, a real mail server, and a clock moved by hand. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { mailWorker, type Worker } from '../../../server/mail/send/worker.ts';
import { type Sink, settingsFor, startSink } from '../../smtp/sink.ts';
import { type Stage, setStage } from '../../stage.ts';

const EMPTY =
  'DELETE FROM outbox; DELETE FROM mail_links; DELETE FROM mail_choices; DELETE FROM hazards; DELETE FROM actions; DELETE FROM reports';
const START = '2026-06-15T12:00:00.000Z';

/** The origin of the links in emails. */
export const ORIGIN = 'https://safety.example';

/** A separate mail worker that checks the outbox on demand. */
export const workerOf = (stage: Stage, { port }: Pick<Sink, 'port'>): Worker =>
  mailWorker({
    services: stage.services,
    server: { settings: settingsFor(port), clientName: 'safety.example' },
    origin: ORIGIN,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined },
  });

type State = { kind: string; state: string; tries: number; answer: string | null };

/** The mail of one stage; outbox, reports and mail server are new for each test. */
export class MailStage {
  stage!: Stage;
  sink!: Sink;
  worker!: Worker;

  /** Advances the clock and sends what is due; returns recipient and subject of each email, sorted. */
  async sendAfter(step: Parameters<Stage['clock']['advance']>[0]): Promise<string[]> {
    const before = this.sink.mails.length;
    this.stage.clock.advance(step);
    await this.worker.poll();
    return this.sink.mails
      .slice(before)
      .map(({ to, parsed }) => `${to.split('@')[0]}: ${parsed.subject}`)
      .toSorted();
  }

  /** Every row of the outbox, oldest first. */
  async states(): Promise<State[]> {
    const answer = (await this.stage.services.database.db.execute(sql`
      SELECT kind, state, tries, last_answer AS answer FROM outbox ORDER BY created_at, id`)) as unknown as {
      rows: State[];
    };
    return answer.rows;
  }

  /** Sets somebody's mail preferences. */
  async choose(member: 'ridgeManager' | 'ridgeAdmin', reports: string, actions = 'weekly'): Promise<void> {
    await this.stage.services.database.db.execute(sql`
      INSERT INTO mail_choices VALUES (${this.stage.people[member].id}, ${reports}, ${actions})
      ON CONFLICT (user_id) DO UPDATE SET reports = ${reports}, actions = ${actions}`);
  }

  /** Runs on a separate stage, for tests that change people. */
  async elsewhere(work: () => Promise<void>): Promise<void> {
    const shared = this.stage;
    this.stage = await setStage({ mail: true });
    this.worker = workerOf(this.stage, this.sink);
    await this.worker.poll();
    await work().finally(() => this.stage.close());
    this.stage = shared;
  }
}

/** The `MailStage` of a test file. */
export function setMailStage(): MailStage {
  const mail = new MailStage();
  beforeAll(async () => {
    mail.stage = await setStage({ mail: true });
  });
  beforeEach(async () => {
    for (const statement of EMPTY.split(';')) await mail.stage.services.database.db.execute(sql.raw(statement));
    mail.stage.clock.set(START);
    mail.sink = await startSink();
    mail.worker = workerOf(mail.stage, mail.sink);
    await mail.worker.poll();
  });
  afterEach(() => mail.sink.close());
  afterAll(() => mail.stage.close());
  return mail;
}
