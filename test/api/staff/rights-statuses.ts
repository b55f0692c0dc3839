/** Statuses in rows of the permission matrix, in the order of actors in rights.test.ts. */

export const REVIEWED = '401 403 200 200 200 404 404';
export const EVERYBODY = (status: number): string => Array(7).fill(status).join(' ');
