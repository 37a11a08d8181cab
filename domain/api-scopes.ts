/** Rights of an API key. No right includes another. */
export const API_SCOPES = ['read', 'write', 'erase'] as const;
export type ApiScope = (typeof API_SCOPES)[number];
