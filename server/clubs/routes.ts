/** Routes for clubs (C3.6, C4.4); the model for other features */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Club, ClubChange, NewClub } from '../../domain/clubs/club.ts';
import { Poster } from '../../domain/clubs/poster.ts';
import { ClubSettings, ClubSettingsChange } from '../../domain/clubs/settings.ts';
import { isId } from '../../domain/id.ts';
import { may } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { actor } from '../auth/access.ts';
import { discardBody, readBody } from '../http/body.ts';
import { noReportChange } from '../http/public-cache/public-history.ts';
import { serve, servePublic } from '../http/route.ts';
import type { Services } from '../services.ts';
import { assertMayChange, changeClub, changeClubSettings, createClub, deleteClub } from './actions.ts';
import { posterOf } from './poster.ts';
import { presentSettings } from './present.ts';
import { findClub, findSettings, listClubs } from './queries.ts';

export function clubRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  /** 404 before the body is read (C3.17). */
  async function findRequestedClubId(request: FastifyRequest): Promise<string> {
    const { id } = request.params as { id: string };
    if (!isId(id) || !(await findClub(db, id))) throw new Problem('clubs/not-found');
    return id;
  }

  servePublic(app, {
    call: 'listClubs',
    summary: 'All clubs, by name',
    answer: [200, z.array(Club)],
    handler: async () => ({ answer: await listClubs(db), invalidatedBy: noReportChange }),
  });

  serve(app, {
    call: 'createClub',
    summary: 'Create a club',
    access: 'manage clubs',
    body: NewClub,
    answer: [201, Club],
    refuses: [409],
    handler: async (request) => createClub(services, actor(request), await readBody(request, NewClub)),
  });

  /** 404 unless the actor may review its reports, before the body is read. */
  async function ownClubId(request: FastifyRequest): Promise<string> {
    const id = (await findRequestedClubId(request)).toLowerCase();
    if (!may(actor(request), 'review reports', { clubId: id })) throw new Problem('clubs/not-found');
    return id;
  }

  serve(app, {
    call: 'getClubSettings',
    summary: "The precision of a club's public copies, its reporting rules, its language and its time zone",
    access: 'review reports',
    answer: [200, ClubSettings],
    handler: async (request) => {
      const stored = await findSettings(db, await ownClubId(request));
      if (!stored) throw new Problem('clubs/not-found');
      return presentSettings(stored);
    },
  });

  serve(app, {
    call: 'changeClubSettings',
    summary: 'Update the settings of a club; omitted fields stay unchanged',
    access: 'change club settings',
    body: ClubSettingsChange,
    answer: [200, ClubSettings],
    handler: async (request) => {
      const id = await ownClubId(request);
      const currentUser = actor(request);
      const checksIfInvalid = async (sent: object) => {
        assertMayChange(currentUser, id, sent);
        return [];
      };
      return changeClubSettings(
        services,
        currentUser,
        id,
        await readBody(request, ClubSettingsChange, checksIfInvalid),
      );
    },
  });

  serve(app, {
    call: 'getPoster',
    summary: "The contents of a club's poster",
    access: 'print posters',
    answer: [200, Poster],
    handler: async (request) => {
      const club = await findClub(db, await ownClubId(request));
      if (!club) throw new Problem('clubs/not-found');
      return posterOf({ club, publicUrl: services.publicUrl, inUse: `${request.protocol}://${request.host}` });
    },
  });

  serve(app, {
    call: 'changeClub',
    summary: 'Update a club; omitted fields stay unchanged',
    access: 'manage clubs',
    body: ClubChange,
    answer: [200, Club],
    refuses: [409],
    handler: async (request) => {
      const id = await findRequestedClubId(request);
      return changeClub(services, actor(request), id, await readBody(request, ClubChange));
    },
  });

  serve(app, {
    call: 'deleteClub',
    summary: 'Delete a club; its users and reports stay',
    access: 'manage clubs',
    answer: [204, null],
    refuses: [409],
    handler: async (request) => {
      const id = await findRequestedClubId(request);
      await discardBody(request);
      await deleteClub(services, actor(request), id);
    },
  });
}
