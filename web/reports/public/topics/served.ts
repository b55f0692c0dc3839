/** What stands above the list in the page as it was served: HTML that the first scripts leave as it is, and carry nothing of. */
import { createContext } from 'react';

/** The server puts it there; in the browser it is empty. */
export const Served = createContext('');
