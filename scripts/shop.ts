/** The operator's console: `npm run -s shop -- <command>`. Works while the shop runs and while it does not. */
import { startQuickly } from '#server/run/lean.ts';

startQuickly();
await import('./run-console.ts');
