import type { InferResponseType } from 'hono/client';
import { createContext, useContext } from 'react';
import type { api } from './api.ts';

export type Me = InferResponseType<typeof api.me.$get>;

const MeContext = createContext<Me>({ email: '', team: [], language: '' });
export const MeProvider = MeContext.Provider;

/** The signed-in user, with the email addresses of the team. */
export const useMe = (): Me => useContext(MeContext);

/** A short name: `maya` for `maya@acme.test`. Notes mention colleagues by this name. */
export const colleagueName = (email: string): string => email.split('@')[0] ?? email;
