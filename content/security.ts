import words from '#words/security.json' with { type: 'json' };
import { booking } from './booking.ts';
import { fill } from './message.ts';
import { site } from './site.ts';

const { soc2, places, processors, practice, ...page } = fill(words.security, {
  bookingPlace: booking.place ?? words.bookingPlace,
  privacy: words.security.places.privacy,
});

/** True for samples. Replace audit, places and companies with your own before going live. */
const sample = true;

export const security = {
  ...page,
  soc2: { sample, ...soc2 },
  places: { sample, ...places },
  processors: { sample, ...processors },
  practice: { sample, ...practice },
  email: site.email,
};
