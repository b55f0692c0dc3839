/** Our own types for service worker events: TypeScript's libraries cover either pages or workers, not both. */

export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void };
export type SyncEvent = ExtendableEvent & { tag: string };

export type ServiceWorkerScope = {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: true }): Promise<readonly { url: string }[]>;
  };
  addEventListener(name: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', act: (event: FetchEvent) => void): void;
  addEventListener(name: 'sync', act: (event: SyncEvent) => void): void;
};
