/** The operator's catalog: `npm run catalog -- import FILE`. Works while the shop runs and while it does not. */
import { startQuickly } from '#server/run/lean.ts';

startQuickly();
await import('./run-catalog.ts');
