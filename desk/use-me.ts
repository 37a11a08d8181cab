import type { InferResponseType } from 'hono/client';
import { createContext, useContext } from 'react';
import type { api } from './api.ts';

export type Me = InferResponseType<typeof api.me.$get>;

const MeContext = createContext<Me>({ email: '', team: [], language: '' });
export const MeProvider = MeContext.Provider;

/** The signed-in user, and all colleagues. */
export const useMe = (): Me => useContext(MeContext);

/** `maya` for `maya@acme.test`: fits into a column, and is the name for mentions in notes. */
export const colleagueName = (email: string): string => email.split('@')[0] ?? email;
