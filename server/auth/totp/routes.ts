import type { FastifyInstance } from 'fastify';
import { Factors, RecoveryCodes, TotpConfirmation, TotpSetUp } from '../../../domain/auth/keys.ts';
import { Problem } from '../../../domain/problems.ts';
import { PasswordConfirmation } from '../../../domain/users/user.ts';
import { readBody } from '../../http/body.ts';
import { serve } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { actor } from '../access.ts';
import { presentPasskey } from '../passkeys/present.ts';
import { listPasskeys } from '../passkeys/queries.ts';
import { findFactors } from '../second-factor/queries.ts';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './actions.ts';
import { findTotp } from './queries.ts';

export function totpRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  serve(app, {
    call: 'getFactors',
    summary: 'The second factors of the signed-in user',
    access: 'signed in',
    answer: [200, Factors],
    handler: async (request) => {
      const { id } = actor(request);
      const { sealed, recoveryCodesLeft } = await findFactors(db, id);
      const passkeys = (await listPasskeys(db, id)).map(presentPasskey);
      return { totp: sealed !== null, recoveryCodesLeft, passkeys };
    },
  });

  serve(app, {
    call: 'beginTotp',
    summary: 'Start setting up an authenticator app; an existing one stays in use until the new one is confirmed',
    access: 'signed in',
    body: PasswordConfirmation,
    answer: [200, TotpSetUp],
    refuses: [409, 429],
    handler: async (request) => {
      const { password } = await readBody(request, PasswordConfirmation);
      return beginTotp(services, actor(request), { password, request });
    },
  });

  serve(app, {
    call: 'confirmTotp',
    summary: 'Confirm the app with its first code; all other sessions end, and the recovery codes are returned once',
    access: 'signed in',
    body: TotpConfirmation,
    answer: [200, RecoveryCodes],
    refuses: [409],
    handler: async (request) => {
      const { totp } = await readBody(request, TotpConfirmation);
      return confirmTotp(services, actor(request), { totp, request });
    },
  });

  serve(app, {
    call: 'removeTotp',
    summary: 'Remove the authenticator app',
    access: 'signed in',
    body: PasswordConfirmation,
    answer: [204, null],
    refuses: [404, 429],
    handler: async (request) => {
      // 404 before the body is read (C3.17).
      if (!(await findTotp(db, actor(request).id))) throw new Problem('keys/not-found');
      const { password } = await readBody(request, PasswordConfirmation);
      await removeTotp(services, actor(request), { password, request });
    },
  });

  serve(app, {
    call: 'renewRecoveryCodes',
    summary: 'Generate ten new recovery codes, returned once; all earlier codes stop working',
    access: 'signed in',
    body: PasswordConfirmation,
    answer: [200, RecoveryCodes],
    refuses: [409, 429],
    handler: async (request) => {
      const { password } = await readBody(request, PasswordConfirmation);
      return renewRecoveryCodes(services, actor(request), { password, request });
    },
  });
}
