/** Uploads a picture with XMLHttpRequest, since `fetch` reports no progress (C16.2). */

import { partsOf } from '../../../domain/api/call.ts';
import { PUBLIC_CALLS } from '../../../domain/api/public-calls.ts';
import { language } from '../../../domain/language/words/en.ts';
import type { Upload } from '../../../domain/photos/upload.ts';
import { ApiError, NetworkError } from '../../api.ts';

export type PictureUpload = { id: Promise<string>; stop: () => void };

function refusalOf({ status, statusText, responseText }: XMLHttpRequest): ApiError {
  try {
    return new ApiError(status, (JSON.parse(responseText) as { message: string }).message);
  } catch {
    return new ApiError(status, statusText);
  }
}

/** Calls `onProgress` with 0 to 1. Rejects as `api.ts` does. */
export function sendPicture(picture: Blob, onProgress: (share: number) => void = () => undefined): PictureUpload {
  const { method, path } = partsOf(PUBLIC_CALLS.createUpload);
  const xhr = new XMLHttpRequest();
  const id = new Promise<string>((resolve, reject) => {
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.onload = () =>
      xhr.status === 201 ? resolve((JSON.parse(xhr.responseText) as Upload).id) : reject(refusalOf(xhr));
    xhr.onerror = () => reject(new NetworkError(xhr.statusText));
    xhr.ontimeout = xhr.onerror;
    xhr.onabort = xhr.onerror;
  });
  xhr.open(method, path);
  xhr.timeout = 120_000;
  xhr.setRequestHeader('Content-Type', 'image/jpeg');
  xhr.setRequestHeader('Accept-Language', language);
  xhr.send(picture);
  return { id, stop: () => xhr.abort() };
}
