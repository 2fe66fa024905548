/** Draws documents beside the server's own thread, which goes on answering meanwhile. */
export { drawSheet as default } from './draw-sheet.ts';
