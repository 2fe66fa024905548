/** Where the character maps and fonts of a version of pdf.js lie. */
export const pdfFilesPath = (version: string): string => `/assets/pdf-${version}/`;
