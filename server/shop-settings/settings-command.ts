/** `npm run -s shop -- site|settings …`: the company, and all that the operator sets about trade. */
import { companyFacts, saveSettings as saveCall } from '#contract/api/admin-settings.ts';
import type { StoreDeps } from '#server/call.ts';
import { actingOnConsole } from '#server/operator/acting.ts';
import { ConsoleProblem, parsed, readJson, tellProblems, wordAt } from '#server/operator/console.ts';
import { saveSettings } from './save-settings.ts';
import { showSettings } from './shop-settings.ts';

export const siteHelp = `shows what the shop tells about the company; "site email sales@example.com" sets one fact, "" takes it back`;
export const settingsHelp = `company, bank accounts, holds, least order, tax and currency rates, as JSON:
             settings > settings.json         settings save settings.json
             what the file leaves out stays; with the versions in it, nothing that others have changed since is overwritten`;

export function runSite(deps: StoreDeps, [fact, ...words]: string[]): Promise<void> {
  return tellProblems(async () => {
    if (fact !== undefined) {
      const { social: _list, ...facts } = companyFacts.shape;
      if (!(fact in facts)) throw new ConsoleProblem(`There is no fact "${fact}": ${Object.keys(facts).join(', ')}.`);
      await saveSettings(actingOnConsole(deps), parsed(saveCall, { site: { [fact]: words.join(' ') } }));
    }
    for (const [name, text] of Object.entries((await showSettings(deps)).site)) {
      if (typeof text === 'string') console.log(`${name.padEnd(10)} ${text}`);
    }
  });
}

export function runSettings(deps: StoreDeps, [action = '', file]: string[]): Promise<void> {
  return tellProblems(async () => {
    if (action === 'save') await saveSettings(actingOnConsole(deps), parsed(saveCall, await readJson(wordAt([file ?? ''], 0, 'The file'))));
    else if (action !== '') throw new ConsoleProblem(`"settings ${action}" is no command: save.`);
    console.log(JSON.stringify(await showSettings(deps), null, 2));
  });
}
