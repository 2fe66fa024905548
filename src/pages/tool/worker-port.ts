/** Event by which a page without workers hands the port to the script that computes on it. */
export const portEvent = 'tool-port';
