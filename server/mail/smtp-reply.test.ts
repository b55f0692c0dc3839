import { expect, test } from 'vitest';
import { redactError, redactReply } from './smtp-reply.ts';

test.each([
  ['550 5.1.1 <rejman.nr1@secret.example> mailbox full', '550 5.1.1 … mailbox full'],
  ['550-5.1.1 The mailbox rejman.nr1 is unknown at secret-host1.example', '550-5.1.1 The mailbox … is unknown …'],
  ['550 5.1.1 User unknown: rejman.nr2', '550 5.1.1 User unknown: …'],
  ['550 5.1.1 rejman.nr3=secret-host3.example rejected', '550 5.1.1 … rejected'],
  ['550 5.1.1 rejman.nr4 (at) secret-host4.example Ottokar Zimmerling', '550 5.1.1 …'],
  ['451 4.7.1 Greylisted, please try again later', '451 4.7.1 Greylisted, please try again later'],
  ['250 2.0.0 Ok: queued as 4F3Zx\r\n', '250 2.0.0 Ok: queued …'],
])('of "%s" only codes and plain words are kept (C6.6, C9.2)', (said, kept) => {
  expect(redactReply(said)).toBe(kept);
});

test('an error of our own side keeps the host and the port (C9.2)', () => {
  expect(redactError('connect ECONNREFUSED 127.0.0.1:25')).toBe('connect ECONNREFUSED 127.0.0.1:25');
});
