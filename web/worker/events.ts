/** What a service worker is given, as far as ours uses it: TypeScript describes either pages or workers. */

export type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
export type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
export type Syncing = Lasting & { tag: string };

export type Worker = {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: true }): Promise<readonly { url: string }[]>;
  };
  addEventListener(name: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', act: (event: Fetching) => void): void;
  addEventListener(name: 'sync', act: (event: Syncing) => void): void;
};
