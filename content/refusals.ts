/** What the server says when it cannot take a form. People see it where scripting is off. */
export const refusals = {
  tooMany: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'We cannot take your request right now. Please try again in a moment.',
  otherSite: 'Requests from other sites are not taken',
  broken: (email: string) => `Something went wrong on our side. Please write to ${email}.`,
  notJson: 'Send the request as application/json',
  tooLarge: (bytes: number) => `The request is larger than ${bytes} bytes`,
  brokeOff: 'The request broke off',
  badText: 'The request is not valid UTF-8',
  badJson: 'The request is not valid JSON',
  noObject: 'Send a JSON object',
  unexpectedField: (field: string) => `Unexpected field ${field}`,
  nothingHere: 'There is nothing at this address',
  notAllowed: (method: string) => `${method} is not allowed here`,
};

/** What the scheduling service is told. Its log shows it to the operator. */
export const bookingRefusals = {
  unsigned: 'The signature does not fit',
  outOfTime: 'The message is too old or from the future',
  unknownForm: 'This is not a message of the scheduling service',
  noBooking: 'The message does not say which booking it is about',
  nobody: 'The message does not say who booked',
};
