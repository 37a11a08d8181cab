/** Id of the last form that the visitor sent in this visit. A booking carries it, so that it finds its person. */
const STORAGE_KEY = 'booking-reference';
let reference = '';

export function rememberReference(id: string): void {
  reference = id;
  try {
    sessionStorage.setItem(STORAGE_KEY, id);
  } catch {
    // Storage may be blocked. Then only bookings on this page have the reference.
  }
}

export function getReference(): string {
  try {
    return reference || (sessionStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    return reference;
  }
}
