/** Label of the field that only programs fill in. */
export const honeypotLabel = 'Website';
