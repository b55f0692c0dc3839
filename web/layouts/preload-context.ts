/** Preloads a link's page; given by the app, so that links know no page's module. */
import { createContext } from 'react';

/** Does nothing on pages without React. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);
