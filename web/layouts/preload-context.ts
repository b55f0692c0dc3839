/** Preloads a link's page; injected, so that links import no page modules. */
import { createContext } from 'react';

/** A no-op on pages without React. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);
