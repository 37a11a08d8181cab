/** The operator's time zone: the machine's, or the one in the environment variable TZ. Analytics count days in it. */
export const TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
