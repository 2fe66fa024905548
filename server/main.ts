/** The store API alone on a port, for edges that run elsewhere (`EDGE_SECRET`): `node server/main.ts`. */
import { startLean } from './run/lean.ts';

startLean();
await import('./run/serve-api.ts');
