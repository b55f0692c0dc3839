/** Server-rendered HTML above the list, which the first scripts neither touch nor contain. */
import { createContext } from 'react';

/** Provided by the server; empty in the browser. */
export const ServerHtml = createContext('');
