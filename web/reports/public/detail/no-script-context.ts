/** Content without scripts: put there by the server, drawn by no browser's script. */
import { createContext, type ReactNode } from 'react';

export const NoScriptContext = createContext<ReactNode>(null);
