/** `npm start`: the whole shop in one process, with its database as a child. */
import { startLean } from '#server/run/lean.ts';

startLean();
await import('./run-shop.ts');
