/** `npm run start:edge`: the edge alone, before one or several processes of the store API (`UPSTREAM`). */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));
await import('./run-edge.ts');
