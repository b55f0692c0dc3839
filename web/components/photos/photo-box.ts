/** Re-encodes, uploads and keeps photos until a report claims them (C16.1, C16.2). */
import { PHOTOS_MAX } from '../../../domain/photos/limits.ts';
import { failureText, NetworkError } from '../../api.ts';
import { decodePicture, toJpeg } from './draw.ts';
import { mayBePicture } from './picture-files.ts';
import { type PictureUpload, sendPicture } from './send.ts';

export type PhotoItem = {
  key: number;
  /** For display only; never sent. */
  name: string;
  /** Null while decoding, and on failure. */
  canvas: HTMLCanvasElement | null;
  state: 'decoding' | 'unreadable' | 'sending' | 'sent' | 'failed';
  /** From 0 to 1. */
  progress: number;
  problem: string | null;
  isOffline: boolean;
};

type Attachment = { picture: Blob | null; upload: PictureUpload | null; id: string | null };

const isPhoto = ({ state }: PhotoItem): boolean => state !== 'unreadable';

/** Outlives the components that show it. */
export class PhotoBox {
  #items: readonly PhotoItem[] = [];
  readonly #attachments = new Map<number, Attachment>();
  readonly #work = new Map<number, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  /** Chosen beyond the limit: they wait while a picture may prove unreadable, then are dropped. */
  #surplus: File[] = [];
  #nextKey = 1;
  #lost: number;

  /** `lost`: how many had been chosen before a reload. */
  constructor(lost = 0) {
    this.#lost = lost;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly items = (): readonly PhotoItem[] => this.#items;
  /** Excludes files that the browser cannot open. */
  readonly count = (): number => this.#items.filter(isPhoto).length;

  /** Until others are chosen, or it is dismissed. */
  readonly lost = (): number => this.#lost;

  dismissLost(): void {
    this.#lost = 0;
    this.#set(this.#items);
  }

  /** Whether files were dropped, until others are chosen or a photo is removed. */
  readonly tooMany = (): boolean => this.#surplus.length > 0 && !this.#items.some(({ state }) => state === 'decoding');

  add(files: readonly File[]): void {
    if (files.length > 0) this.#lost = 0;
    this.#surplus = this.tooMany() ? [...files] : [...this.#surplus, ...files];
    // Announces dropped files too.
    this.#set([...this.#items]);
    this.#beginNext();
  }

  remove(key: number): void {
    if (this.tooMany()) this.#surplus = [];
    this.#attachments.get(key)?.upload?.stop();
    this.#attachments.delete(key);
    this.#set(this.#items.filter((item) => item.key !== key));
    this.#beginNext();
  }

  retry(key: number): void {
    this.#work.set(key, this.#send(key));
  }

  /**
   * Resolves to the ids once all uploads have finished, or after `waitMs`; leaves out the others, so that no photo holds
   * up a report.
   */
  async collect(waitMs?: number): Promise<string[]> {
    const timeout = new Promise<void>((resolve) => waitMs !== undefined && setTimeout(resolve, waitMs));
    await Promise.race([Promise.all(this.#work.values()), timeout]);
    return this.#items.flatMap(({ key }) => this.#attachments.get(key)?.id ?? []);
  }

  /** Uploads all photos again after expiry; resolves to new ids. */
  async renew(waitMs?: number): Promise<string[]> {
    for (const { key, canvas } of this.#items) if (canvas) this.retry(key);
    return this.collect(waitMs);
  }

  clear(): void {
    this.#surplus = [];
    for (const { key } of this.#items) this.remove(key);
    this.dismissLost();
  }

  /** As many as there is room for; resolves once they are sent. */
  #beginNext(): Promise<unknown> {
    const works: Promise<void>[] = [];
    // One by one, as a file that is not a picture is unreadable at once, and begins the next itself.
    while (this.count() < PHOTOS_MAX) {
      const file = this.#surplus.shift();
      if (!file) break;
      works.push(this.#begin(file));
    }
    return Promise.all(works);
  }

  #begin(file: File): Promise<void> {
    const key = this.#nextKey;
    this.#nextKey += 1;
    this.#attachments.set(key, { picture: null, upload: null, id: null });
    const item = { key, name: file.name, canvas: null, progress: 0, problem: null, isOffline: false } as const;
    this.#set([...this.#items, { ...item, state: 'decoding' }]);
    const work = this.#prepare(key, file);
    this.#work.set(key, work);
    return work;
  }

  async #prepare(key: number, file: File): Promise<void> {
    // Others may be too large to try, such as videos.
    const canvas = mayBePicture(file) ? await decodePicture(file) : null;
    const picture = canvas && (await toJpeg(canvas).catch(() => null));
    const attachment = this.#attachments.get(key);
    if (!attachment) return;
    attachment.picture = picture;
    if (!picture) {
      this.#change(key, { state: 'unreadable' });
      // Part of this work, so that a report waits for it.
      await this.#beginNext();
      return;
    }
    this.#change(key, { canvas });
    await this.#send(key);
  }

  async #send(key: number): Promise<void> {
    const attachment = this.#attachments.get(key);
    if (!attachment?.picture) return;
    attachment.id = null;
    this.#change(key, { state: 'sending', progress: 0, problem: null, isOffline: false });
    attachment.upload = sendPicture(attachment.picture, (progress) => this.#change(key, { progress }));
    try {
      attachment.id = await attachment.upload.id;
      this.#change(key, { state: 'sent', progress: 1 });
    } catch (problem) {
      const isOffline = problem instanceof NetworkError;
      this.#change(key, { state: 'failed', problem: failureText(problem), isOffline });
    }
  }

  #change(key: number, change: Partial<PhotoItem>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #set(items: readonly PhotoItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
