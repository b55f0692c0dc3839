/** The proxy of `npm run dev`, for its test. */
export function startProxy(ports: { port: number; innerPort: number }): Promise<{
  hold(): void;
  untilReady(isAlive: () => boolean): Promise<void>;
  reload(): void;
  close(): void;
}>;
