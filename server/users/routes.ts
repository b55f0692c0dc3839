import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isId } from '../../domain/id.ts';
import { type Actor, manageableRoles, may, reachOf } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { Colleague } from '../../domain/users/colleague.ts';
import { OwnLanguage, OwnLanguageChange } from '../../domain/users/language.ts';
import { NewUser, User, UserChange } from '../../domain/users/user.ts';
import { actor } from '../auth/access.ts';
import { startSession } from '../auth/session.ts';
import { clubExisted } from '../clubs/queries.ts';
import { discardBody, readBody, readBodyIfAny } from '../http/body.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { changeUser, createUser, deleteUser, resetSecondFactors, roleAndClubProblemsInBody } from './actions.ts';
import { chosenLanguage, findUser, listTeam, listUsers, putLanguage } from './queries.ts';

const mayChange = (currentUser: Actor, user: User): boolean => manageableRoles(currentUser).includes(user.role);

const refuse = (): never => {
  throw new Problem('auth/forbidden');
};

export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  /**
   * Throws 404 for users the actor may not see, 403 for those they may not change (C4.2), before the body is read
   * (C3.17). Actors themselves pass: the actions have their own refusals (C4.3).
   */
  async function findRequestedUser(request: FastifyRequest): Promise<User> {
    const { id } = request.params as { id: string };
    const currentUser = actor(request);
    const user = isId(id) ? await findUser(db, id) : undefined;
    if (!user || !may(currentUser, 'manage users', user)) throw new Problem('users/not-found');
    if (user.id !== currentUser.id && !mayChange(currentUser, user)) throw new Problem('auth/forbidden');
    return user;
  }

  serve(app, {
    call: 'listUsers',
    summary: 'The users that the signed-in user manages, by email',
    access: 'manage users',
    answer: [200, z.array(User)],
    handler: async (request) => {
      const { role, clubId } = actor(request);
      return reachOf(role, 'manage users') === 'all' ? listUsers(db, 'all') : listUsers(db, clubId ?? '');
    },
  });

  serve(app, {
    call: 'listClubStaff',
    summary: "A club's admins and sms-managers, by name",
    access: 'review reports',
    answer: [200, z.array(Colleague)],
    handler: async (request) => {
      const { id } = request.params as { id: string };
      const mayReview = isId(id) && may(actor(request), 'review reports', { clubId: id.toLowerCase() });
      if (!mayReview || !(await clubExisted(db, id))) throw new Problem('clubs/not-found');
      return listTeam(db, id);
    },
  });

  serve(app, {
    call: 'getOwnLanguage',
    summary: 'The language chosen by the signed-in user',
    access: 'signed in',
    answer: [200, OwnLanguage],
    handler: async (request) => ({ language: await chosenLanguage(db, actor(request).id) }),
  });

  serve(app, {
    call: 'changeOwnLanguage',
    summary: 'Choose the language of your email; unchanged if omitted',
    access: 'signed in',
    body: OwnLanguageChange,
    answer: [200, OwnLanguage],
    handler: async (request) => {
      const { id } = actor(request);
      const { language } = await readBodyIfAny(request, OwnLanguageChange);
      if (language !== undefined) await putLanguage(db, id, language);
      return { language: await chosenLanguage(db, id) };
    },
  });

  serve(app, {
    call: 'createUser',
    summary: 'Create a user',
    access: 'manage users',
    body: NewUser,
    answer: [201, User],
    refuses: [409],
    handler: async (request) => {
      const context = { db, actor: actor(request), before: null };
      const input = await readBody(request, NewUser, (...sent) => roleAndClubProblemsInBody(context, ...sent));
      return createUser(services, actor(request), input);
    },
  });

  serve(app, {
    call: 'changeUser',
    summary: 'Update a user; omitted fields stay unchanged',
    access: 'manage users',
    body: UserChange,
    answer: [200, User],
    refuses: [409],
    handler: async (request, reply) => {
      const user = await findRequestedUser(request);
      const { id } = user;
      const currentUser = actor(request);
      const context = { db, actor: currentUser, before: user };
      const read = readBody(request, UserChange, (...sent) => roleAndClubProblemsInBody(context, ...sent));
      // Users who may not change their own account get only that refusal, or that for their own role (C4.3).
      const input = await (mayChange(currentUser, user) ? read : read.catch(refuse));
      const isSelf = id === currentUser.id;
      return changeUser(services, actor(request), {
        id,
        change: input,
        onSessionsEnded: async (tx) => {
          if (isSelf) await startSession(tx, id, { request, reply, now: services.clock() });
        },
      });
    },
  });

  serve(app, {
    call: 'resetSecondFactors',
    summary: "Remove a user's second factors, including passkeys, and end all their sessions",
    access: 'manage users',
    answer: [204, null],
    refuses: [409],
    handler: async (request) => {
      const { id } = await findRequestedUser(request);
      await discardBody(request);
      await resetSecondFactors(services, actor(request), id);
    },
  });

  serve(app, {
    call: 'deleteUser',
    summary: 'Delete a user and end all their sessions',
    access: 'manage users',
    answer: [204, null],
    refuses: [409],
    handler: async (request) => {
      const { id } = await findRequestedUser(request);
      await discardBody(request);
      await deleteUser(services, actor(request), id);
    },
  });
}
