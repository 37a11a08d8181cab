import { createContext } from 'react';

/** Path of the current page, so that links can mark it. Undefined on pages that no link points to. */
export const CurrentPath = createContext<string | undefined>(undefined);
