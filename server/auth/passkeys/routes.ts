import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NewPasskey, Passkey, PasskeyChange, PasskeyOptions, PasskeySignIn } from '../../../domain/auth/keys.ts';
import { isId } from '../../../domain/id.ts';
import { Problem } from '../../../domain/problems.ts';
import { PasswordConfirmation, SignedIn } from '../../../domain/users/user.ts';
import { discardBody, readBody } from '../../http/body.ts';
import { serve } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { actor } from '../access.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  changePasskey,
  removePasskey,
  signInByPasskey,
} from './actions.ts';
import { hasPasskey } from './queries.ts';

export function passkeyRoutes(app: FastifyInstance, services: Services): void {
  /** 404 before the body is read (C3.17). */
  async function findRequestedPasskeyId(request: FastifyRequest): Promise<string> {
    const { id } = request.params as { id: string };
    const isOwn = isId(id) && (await hasPasskey(services.database.db, id, actor(request).id));
    if (!isOwn) throw new Problem('keys/not-found');
    return id;
  }

  serve(app, {
    call: 'beginPasskey',
    summary: 'The options that the browser needs to create a passkey',
    access: 'signed in',
    body: PasswordConfirmation,
    answer: [200, PasskeyOptions],
    refuses: [409, 429],
    handler: async (request) => {
      const { password } = await readBody(request, PasswordConfirmation);
      return beginPasskey(services, actor(request), { password, request });
    },
  });

  serve(app, {
    call: 'addPasskey',
    summary: 'Add the passkey that the browser created; all other sessions end',
    access: 'signed in',
    body: NewPasskey,
    answer: [201, Passkey],
    refuses: [409],
    handler: async (request) => {
      const sent = await readBody(request, NewPasskey);
      return addPasskey(services, actor(request), { sent, request });
    },
  });

  serve(app, {
    call: 'renamePasskey',
    summary: 'Rename a passkey',
    access: 'signed in',
    body: PasskeyChange,
    answer: [200, Passkey],
    handler: async (request) => {
      const id = await findRequestedPasskeyId(request);
      const { name } = await readBody(request, PasskeyChange);
      return changePasskey(services, actor(request), { id, name });
    },
  });

  serve(app, {
    call: 'removePasskey',
    summary: 'Remove a passkey',
    access: 'signed in',
    body: PasswordConfirmation,
    answer: [204, null],
    refuses: [429],
    handler: async (request) => {
      const id = await findRequestedPasskeyId(request);
      const { password } = await readBody(request, PasswordConfirmation);
      await removePasskey(services, actor(request), id, { password, request });
    },
  });

  serve(app, {
    call: 'beginPasskeySignIn',
    summary: 'The options that the browser needs to sign in with a passkey',
    access: 'anyone',
    answer: [200, PasskeyOptions],
    refuses: [409, 429],
    handler: async (request) => {
      await discardBody(request);
      return beginPasskeySignIn(services, request);
    },
  });

  serve(app, {
    call: 'signInByPasskey',
    summary: 'Sign in with a passkey only; the response sets the session cookie',
    access: 'anyone',
    body: PasskeySignIn,
    answer: [200, SignedIn],
    refuses: [401, 409, 429],
    handler: async (request, reply) => {
      const { passkey } = await readBody(request, PasskeySignIn);
      return { user: await signInByPasskey(services, passkey, { request, reply }) };
    },
  });
}
