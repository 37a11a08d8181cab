/** Rights of an API key. None includes another. */
export const API_SCOPES = ['read', 'write', 'erase'] as const;
export type ApiScope = (typeof API_SCOPES)[number];
