/** How a link fetches the page it leads to ahead: given by the app, so that links know no page's module. */
import { createContext } from 'react';

/** Fetches the module of the page at a path; does nothing where nobody gives more, as on pages without React. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);
