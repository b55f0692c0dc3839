/** Anything that stops the program is explained in one line, whichever module reports it (C1.3). */
import { expect, test } from 'vitest';
import { DirectoryInUse } from './db/embedded/directory-lock.ts';
import { UnusableFiles } from './db/embedded/file-owners.ts';
import { NotAReplica, NotUnicode } from './db/failures.ts';
import { NewerDatabase } from './db/migrate.ts';
import { BadSetting } from './env.ts';
import { explain, lineOf, OperatorError } from './operator-error.ts';

test.each([
  new OperatorError('Name another file'),
  new BadSetting('PORT must be a number'),
  new DirectoryInUse('/data'),
  new UnusableFiles('The files belong to root'),
  new NewerDatabase(),
  new NotAReplica(),
  new NotUnicode('LATIN1'),
])('the operator sees the message of $constructor.name (C1.3)', (error) => {
  expect(error.message).not.toBe('');
  expect(explain(error)).toBe(error.message);
});

test('any other error is reported as a bug in the program (C1.3)', () => {
  expect(explain(new TypeError('x is undefined'))).toBeNull();
  expect(lineOf(new TypeError('x is undefined'))).toMatch(/^This is a bug in the program: TypeError: x is undefined\./);
});
