import { createContext } from 'react';

/** Path of the current page, so that links to it are marked. Undefined on pages that no link points to. */
export const CurrentPathContext = createContext<string | undefined>(undefined);
