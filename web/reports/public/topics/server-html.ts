/** Served HTML above the list, which the first scripts leave alone and do not carry. */
import { createContext } from 'react';

/** Filled by the server; empty in the browser. */
export const ServerHtml = createContext('');
