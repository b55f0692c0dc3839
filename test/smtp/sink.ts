/** A real mail server on this machine that accepts emails and misbehaves on demand. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpSettings } from '../../server/mail/smtp-settings.ts';
import { CERTIFICATE, KEY } from './certificate.ts';

/** A mail as it arrived: its envelope recipient, and its content. */
export type ReceivedEmail = { to: string; parsed: ParsedMail; raw: string; isTls: boolean };

export type Refusal = { at: 'MAIL' | 'RCPT' | 'DATA'; code: number; only?: string };

export type Sink = {
  mails: ReceivedEmail[];
  /** Every message that was sent, refused ones too. */
  tries: string[];
  port: number;
  /** Refuses from now on; `null` accepts everything. */
  refuse(refusal: Refusal | null): void;
  /** The credentials of each sign-in, and whether it was over TLS. */
  signIns: { user: string; password: string; isTls: boolean }[];
  close(): Promise<void>;
};

export const SIGN_IN = { user: 'windsock@club.example', password: 'tow rope / 100%' };

const refused = (code: number): Error & { responseCode: number } =>
  Object.assign(new Error('Not now, <somebody@club.example>'), { responseCode: code });

type Done = (error?: Error | null) => void;

/** Greets clients at once. The library first waits 0.1 s to catch early talkers: most of an email's time. */
class PromptServer extends SMTPServer {
  override connect(...arrived: Parameters<SMTPServer['connect']>): void {
    super.connect(...arrived);
    const connection = [...this.connections].at(-1);
    if (!connection) throw new Error('the mail server keeps its connections elsewhere than we know');
    const greet = connection.connectionReady.bind(connection);
    connection.connectionReady = () => undefined;
    greet();
  }
}

/** Starts a mail server; `starttls` and `tls` set its encryption, `signIn` whether it requires a sign-in. */
export async function startSink(
  options: { tls?: boolean; starttls?: boolean; signIn?: boolean; port?: number; eachTakesMs?: number } = {},
): Promise<Sink> {
  const mails: ReceivedEmail[] = [];
  const tries: string[] = [];
  const signIns: Sink['signIns'] = [];
  let refusal: Refusal | null = null;
  const judge = (at: Refusal['at'], to: string, done: Done) =>
    refusal?.at === at && (refusal.only === undefined || refusal.only === to) ? done(refused(refusal.code)) : done();
  const settings: SMTPServerOptions = {
    secure: options.tls ?? false,
    key: KEY,
    cert: CERTIFICATE,
    logger: false,
    hideSTARTTLS: !options.starttls,
    authOptional: !options.signIn,
    allowInsecureAuth: true,
    disabledCommands: options.signIn ? [] : ['AUTH'],
    closeTimeout: 200,
    onAuth: ({ username = '', password }, session, done) => {
      signIns.push({ user: username, password: password ?? '', isTls: session.secure });
      const isRight = username === SIGN_IN.user && password === SIGN_IN.password;
      return isRight ? done(null, { user: username }) : done(refused(535));
    },
    onMailFrom: ({ address }, _session, done) => judge('MAIL', address, done),
    onRcptTo: ({ address }, _session, done) => judge('RCPT', address, done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const raw = Buffer.concat(chunks);
        tries.push(raw.toString());
        judge('DATA', to, (error) => {
          if (error) return done(error);
          void simpleParser(raw).then(async (parsed) => {
            await wait(options.eachTakesMs ?? 0);
            mails.push({ to, parsed, raw: raw.toString(), isTls: session.secure });
            done();
          });
        });
      });
    },
  };
  const server = new PromptServer(settings);
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    tries,
    signIns,
    port,
    refuse: (next) => {
      refusal = next;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** Settings for a server on this machine. */
export function settingsFor(port: number, more: Partial<SmtpSettings> = {}): SmtpSettings {
  const from = { name: 'Windsock', address: 'windsock@club.example' };
  return { host: '127.0.0.1', port, isTls: false, signIn: null, from, ...more };
}

export type Script = (socket: Socket, heard: string) => void;

/** A server whose responses a test scripts byte by byte; `heard` is called for everything it receives. */
export async function startScripted(
  greet: (socket: Socket) => void,
  heard: Script,
): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => heard(socket, chunk.toString()));
    greet(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
