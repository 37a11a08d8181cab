import { createContext } from 'react';

/** Path of the page that a part stands on, for links that mark it; pages that no link marks have none. */
export const CurrentPath = createContext<string | undefined>(undefined);
