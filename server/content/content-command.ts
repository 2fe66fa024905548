/** `npm run -s shop -- content import DIR`. */
import { SetupError } from '#server/kernel/setup-error.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { ownMark } from './content-mark.ts';
import { importContent } from './import-content.ts';
import { ContentProblem } from './read-content.ts';

export const contentHelp = `"content import DIR" shows the articles and pages of a folder in place of those that came with the shop`;

export async function runContent(deps: StoreDeps, [command, folder]: string[]): Promise<void> {
  if (command !== 'import' || folder === undefined) throw new SetupError(contentHelp);
  try {
    const { articles, texts } = await importContent(deps, folder, ownMark);
    console.log(`${articles} articles and pages, ${texts} texts.`);
  } catch (error) {
    if (error instanceof ContentProblem) throw new SetupError(error.message);
    throw error;
  }
}
