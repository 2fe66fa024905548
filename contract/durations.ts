/** Spans of time in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The same in seconds, as HTTP, cookies, limits of calls and values of parts have them. */
export const minuteSeconds = 60;
export const hourSeconds = 3600;
export const daySeconds = 86_400;
