/** The content of `<noscript>`: provided by the server, empty in the browser. */
import { createContext, type ReactNode } from 'react';

export const NoScriptContext = createContext<ReactNode>(null);
