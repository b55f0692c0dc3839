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
  const call = new XMLHttpRequest();
  const id = new Promise<string>((done, fail) => {
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () =>
      call.status === 201 ? done((JSON.parse(call.responseText) as Upload).id) : fail(refusalOf(call));
    call.onerror = () => fail(new NetworkError(call.statusText));
    call.ontimeout = call.onerror;
    call.onabort = call.onerror;
  });
  call.open(method, path);
  call.timeout = 120_000;
  call.setRequestHeader('Content-Type', 'image/jpeg');
  call.setRequestHeader('Accept-Language', language);
  call.send(picture);
  return { id, stop: () => call.abort() };
}
