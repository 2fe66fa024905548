/** A text as the files of KiCad hold it: in quotes, on one line. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ')}"`;
