/** Draws, uploads and holds photos until a report claims them (C16.1, C16.2). */
import { PHOTOS_MAX } from '../../../domain/photos/limits.ts';
import { failureText, NetworkError } from '../../api.ts';
import { decodePicture, toJpeg } from './draw.ts';
import { type Sending, sendPicture } from './send.ts';

export type PhotoItem = {
  key: number;
  /** For display only; never sent. */
  name: string;
  /** Null while decoding, and on failure. */
  drawing: HTMLCanvasElement | null;
  state: 'drawing' | 'unreadable' | 'sending' | 'sent' | 'failed';
  /** From 0 to 1. */
  progress: number;
  problem: string | null;
  isOffline: boolean;
};

type Held = { picture: Blob | null; sending: Sending | null; id: string | null };

const isHopeful = ({ state }: PhotoItem): boolean => state !== 'unreadable';

/** Outlives the components that show it. */
export class PhotoBox {
  #items: readonly PhotoItem[] = [];
  readonly #held = new Map<number, Held>();
  readonly #work = new Map<number, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #next = 1;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly items = (): readonly PhotoItem[] => this.#items;

  /** Drops excess files; returns whether all fitted. */
  add(files: readonly File[]): boolean {
    const room = PHOTOS_MAX - this.#items.filter(isHopeful).length;
    for (const file of files.slice(0, room)) this.#begin(file);
    return files.length <= room;
  }

  remove(key: number): void {
    this.#held.get(key)?.sending?.stop();
    this.#held.delete(key);
    this.#set(this.#items.filter((item) => item.key !== key));
  }

  retry(key: number): void {
    this.#work.set(key, this.#send(key));
  }

  /** The ids once all uploads have finished, without failed ones: no photo delays a report. */
  async collect(): Promise<string[]> {
    await Promise.all(this.#work.values());
    return this.#items.flatMap(({ key }) => this.#held.get(key)?.id ?? []);
  }

  /** Uploads all photos again after expiry; resolves to new ids. */
  async renew(): Promise<string[]> {
    for (const { key, drawing } of this.#items) if (drawing) this.retry(key);
    return this.collect();
  }

  clear(): void {
    for (const { key } of this.#items) this.remove(key);
  }

  #begin(file: File): void {
    const key = this.#next;
    this.#next += 1;
    this.#held.set(key, { picture: null, sending: null, id: null });
    const item = { key, name: file.name, drawing: null, progress: 0, problem: null, isOffline: false } as const;
    this.#set([...this.#items, { ...item, state: 'drawing' }]);
    this.#work.set(key, this.#prepare(key, file));
  }

  async #prepare(key: number, file: File): Promise<void> {
    const drawing = await decodePicture(file);
    const picture = drawing && (await toJpeg(drawing).catch(() => null));
    const held = this.#held.get(key);
    if (!held) return;
    held.picture = picture;
    if (!picture) return this.#change(key, { state: 'unreadable' });
    this.#change(key, { drawing });
    await this.#send(key);
  }

  async #send(key: number): Promise<void> {
    const held = this.#held.get(key);
    if (!held?.picture) return;
    held.id = null;
    this.#change(key, { state: 'sending', progress: 0, problem: null, isOffline: false });
    held.sending = sendPicture(held.picture, (progress) => this.#change(key, { progress }));
    try {
      held.id = await held.sending.id;
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
