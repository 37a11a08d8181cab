/** What the server says when it cannot take a form. People see it where scripting is off. */
export const refusals = {
  tooMany: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'We cannot take your request right now. Please try again in a moment.',
  otherSite: 'Requests from other sites are not taken',
  broken: (email: string) => `Something went wrong on our side. Please write to ${email}.`,
};
