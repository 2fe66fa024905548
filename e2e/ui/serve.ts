/** `npm run ui`: every component of `src/ui` in every state, language and theme, reloaded as it is changed. */
import { openSheet } from './open-sheet.ts';

const { address } = await openSheet(Number(process.env['PORT'] ?? 6006));
console.log(`Components and their states: ${address}`);
