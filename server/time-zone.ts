/** The operator's time zone: of the machine, or of the environment variable TZ. Days of the figures start in it. */
export const TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
