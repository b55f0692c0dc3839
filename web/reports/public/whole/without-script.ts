/** What stands on the public list for who runs no script: the server puts it there, and no browser's script draws it. */
import { createContext, type ReactNode } from 'react';

export const WithoutScript = createContext<ReactNode>(null);
