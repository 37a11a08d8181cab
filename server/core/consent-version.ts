/** Apart from core/consent.ts, so that scripts can import it without the texts of the server. */
import { hash } from 'node:crypto';

/** The version of a consent sentence is its hash. */
export const consentVersion = (sentence: string): string => hash('sha256', sentence, 'hex').slice(0, 16);
