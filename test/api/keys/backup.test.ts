/** What a backup contains of keys, and how to sign in after a restore without the key (C11.1). */
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readBackupFile, writeBackup } from '../../../server/backup/file.ts';
import { restoreBackup } from '../../../server/backup/restore.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { recoverSuperAdmin } from '../../../server/users/recovery.ts';
import { bytesOf, codeAt } from '../../authenticator-app.ts';
import { backupLines } from '../../backup-lines.ts';
import { CAST, CAST_PASSWORD } from '../../cast.ts';
import { emptyDatabase, testFolder } from '../../empty-database.ts';
import { setUpApp } from '../../keys.ts';
import { cookieOf, setStage } from '../../stage.ts';
import { testApp } from '../../test-app.ts';

const KEY = Buffer.alloc(32, 0xa5);

test('a backup holds no key or plain secret; restored without the key, other ways to sign in still work (C11.1)', async () => {
  const stage = await setStage({ secretKey: KEY });
  const { secret, recoveryCodes } = await setUpApp(stage, 'ridgeManager');
  await setUpApp(stage, 'superAdmin');
  const text = (await backupLines(stage.services.database)).join('\n');
  expect(text).toContain('"table":"second_factors"');
  for (const each of [KEY.toString('hex'), secret, bytesOf(secret).toString('hex'), ...recoveryCodes])
    expect(text.toLowerCase()).not.toContain(each.toLowerCase());
  const path = join(testFolder(), 'keys');
  await writeBackup(path, Readable.from([Buffer.from(`${text}\n`)]), null);
  await stage.close();

  const target = await emptyDatabase();
  await restoreBackup(target, readBackupFile(path, null));
  const database = await openDatabase(target);
  for (const [secretKey, next] of [
    [KEY, ['totp', 'recovery']],
    [Buffer.alloc(32, 1), ['recovery']],
    [null, ['recovery']],
  ] as const) {
    const restored = await testApp({ database, secretKey, clock: stage.clock });
    const call = (url: string, payload: object, cookie = '') =>
      restored.app.inject({ method: 'POST', url, payload, headers: { cookie } });
    const signIn = (who: 'ridgeManager' | 'superAdmin', password: string = CAST_PASSWORD) =>
      call('/api/auth/login', { email: CAST[who].email, password });
    const begun = await signIn('ridgeManager');
    expect([begun.statusCode, begun.json()]).toEqual([202, { next }]);
    const totp = codeAt(secret, stage.clock.read());
    const byCode = await call('/api/auth/second', { totp }, cookieOf(begun));
    expect(byCode.statusCode).toBe(secretKey === KEY ? 200 : 401);
    const recovery = recoveryCodes.pop();
    const byRecovery = await call('/api/auth/second', { recovery }, cookieOf(await signIn('ridgeManager')));
    expect(byRecovery.statusCode).toBe(200);
    if (secretKey === KEY) continue;
    const { password } = await recoverSuperAdmin(restored.services, CAST.superAdmin.email);
    expect((await signIn('superAdmin', password)).statusCode).toBe(200);
  }
  await database.close();
});
