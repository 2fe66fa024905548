/** Names of the IANA time zone database; apart from the formats, since one page of operators alone asks for them. */

/** That of whoever looks at the page. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All that the browser knows. */
export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone');
