/** Photos: anyone uploads, the team sees and publishes those of its reports (C16.2 to C16.4). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { MEDIA } from '../../domain/api/media.ts';
import { isId } from '../../domain/id.ts';
import { PHOTO_BYTES_MAX } from '../../domain/photos/limits.ts';
import { Photo, PhotoPublication, PublicPhoto } from '../../domain/photos/photo.ts';
import { Upload } from '../../domain/photos/upload.ts';
import { Problem } from '../../domain/problems.ts';
import { validFields } from '../../domain/validate.ts';
import { actor } from '../auth/access.ts';
import { sessionUser } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { discardBody, readBody } from '../http/body.ts';
import { pictureHeaders } from '../http/files/picture.ts';
import { jpegBody } from '../http/files/upload.ts';
import { addressKey } from '../http/rate-limits/address.ts';
import { serve } from '../http/route.ts';
import { findRequestedReport } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { createUpload, publicationProblems, publishPhoto, withdrawPhoto } from './actions.ts';
import { findPhoto, findPublishedPhoto, listPhotos, photoBytes, publishedBytes } from './queries.ts';

export function photoRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  /** 404 unless the actor may review the report. */
  async function photoIn(request: FastifyRequest): Promise<{ reportId: string; photoId: string }> {
    const { id: reportId } = await findRequestedReport(db, request);
    const { photoId } = request.params as { photoId: string };
    if (!isId(photoId) || !(await findPhoto(db, reportId, photoId))) throw new Problem('photos/not-found');
    return { reportId, photoId };
  }

  type Bytes = (db: Db, reportId: string, photoId: string) => Promise<Uint8Array | undefined>;

  async function pictureOf(request: FastifyRequest, reply: FastifyReply, bytesOf: Bytes): Promise<Buffer> {
    const { reportId, photoId } = await photoIn(request);
    const bytes = await bytesOf(db, reportId, photoId);
    if (!bytes) throw new Problem('photos/not-found');
    pictureHeaders(reply);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  serve(app, {
    call: 'createUpload',
    summary: 'Upload a picture of at most 1.5 MB; stored without metadata, for an hour until a report claims it',
    access: 'anyone',
    body: z.string(),
    takes: MEDIA.jpeg,
    answer: [201, Upload],
    refuses: [429],
    handler: async (request) => {
      const file = await jpegBody(request, PHOTO_BYTES_MAX);
      const user = await sessionUser(request, services);
      return createUpload(services, file, { userId: user?.id ?? null, address: addressKey(request.ip) });
    },
  });

  serve(app, {
    call: 'listPhotos',
    summary: 'The photos of a report, in the order they were sent',
    access: 'review reports',
    answer: [200, z.array(Photo)],
    handler: async (request) => listPhotos(db, (await findRequestedReport(db, request)).id),
  });

  serve(app, {
    call: 'getPhoto',
    summary: 'A photo as it was sent',
    access: 'review reports',
    answer: [200, null],
    media: MEDIA.jpeg,
    handler: (request, reply) => pictureOf(request, reply, photoBytes),
  });

  serve(app, {
    call: 'getPublishedPhoto',
    summary: 'Size and description of the picture made from a photo, published while its report is public',
    access: 'review reports',
    answer: [200, PublicPhoto],
    handler: async (request) => {
      const { reportId, photoId } = await photoIn(request);
      const published = await findPublishedPhoto(db, reportId, photoId);
      if (!published) throw new Problem('photos/not-found');
      return published;
    },
  });

  serve(app, {
    call: 'getPublishedPicture',
    summary: 'The published picture made from a photo',
    access: 'review reports',
    answer: [200, null],
    media: MEDIA.jpeg,
    handler: (request, reply) => pictureOf(request, reply, publishedBytes),
  });

  serve(app, {
    call: 'publishPhoto',
    summary: 'Publish a picture made from a photo, with a de-identified description; public while the report is',
    access: 'review reports',
    body: PhotoPublication,
    answer: [200, Photo],
    handler: async (request) => {
      const photo = await photoIn(request);
      const user = actor(request);
      const claimer = { userId: user.id, now: services.clock() };
      const publication = await readBody(request, PhotoPublication, (sent) =>
        publicationProblems(db, validFields(PhotoPublication, sent), claimer),
      );
      return publishPhoto(services, user, photo, publication);
    },
  });

  serve(app, {
    call: 'withdrawPhoto',
    summary: 'Unpublish the picture made from a photo',
    access: 'review reports',
    answer: [204, null],
    handler: async (request) => {
      const photo = await photoIn(request);
      await discardBody(request);
      await withdrawPhoto(services, actor(request), photo);
    },
  });
}
