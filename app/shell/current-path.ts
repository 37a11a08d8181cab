import { createContext } from 'react';

/** Path of the current page, for links that mark it. Undefined on pages that no link marks. */
export const CurrentPath = createContext<string | undefined>(undefined);
