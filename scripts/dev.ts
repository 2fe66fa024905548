/** `npm run dev`: the app with hot reload, over the same API and the same edge as `npm start`. */
import { startLean } from '#server/run/lean.ts';

startLean();
await import('./run-dev.ts');
