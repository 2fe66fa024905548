/** `npm run -s shop -- site|settings …`: the company, and all that the operator sets about trade. */
import { companyFacts, saveSettings as saveCall } from '#contract/api/admin/settings.ts';
import { currencyDecimals } from '#contract/locale.ts';
import { decimalText } from '#contract/money.ts';
import { readDecimal } from '#contract/read-decimal.ts';
import { offerShipping, zoneOf } from '#contract/shipping.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { ConsoleProblem, parsed, readCount, readJson, tellProblems, wordAt } from '#server/kernel/console.ts';
import { pullRates } from './pull-rates.ts';
import { saveSettings } from './save-settings.ts';
import { showSettings } from './shop-settings.ts';

export const siteHelp = `shows what the shop tells about the company; "site email sales@example.com" sets one fact, "" takes it back`;
export const settingsHelp = `company, bank accounts, holds, least order, shipping, tax and currency rates, as JSON:
             settings > settings.json         settings save settings.json
             settings pull-rates              takes currency rates from the European Central Bank now
             settings parcel FR 800 60.00     what a parcel of 800 g worth 60.00 costs to France
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

/** Prices of a parcel by the settings that hold, in the base currency. */
function tellParcel({ settings }: StoreDeps, words: string[]): void {
  const country = wordAt(words, 0, 'The country').toUpperCase();
  const weightG = readCount(wordAt(words, 1, 'The weight in grams'), 'weight in grams');
  const decimals = currencyDecimals[settings.baseCurrency];
  const worth = wordAt(words, 2, 'The worth of the goods');
  const value = readDecimal(worth, decimals);
  if (value === null) throw new ConsoleProblem(`"${worth}" is no amount in ${settings.baseCurrency}.`);
  const zone = zoneOf(settings.trade, country);
  console.log(zone ? `${country}: ${zone.name} (${zone.incoterm})` : `${country}: not shipped to`);
  for (const { rate, price } of offerShipping(settings.trade, { country, weightG, value })) {
    console.log(
      `  ${rate.code.padEnd(9)} ${decimalText(price, decimals)} ${settings.baseCurrency}  ${rate.eta_min_days}-${rate.eta_max_days} days`,
    );
  }
}

async function pullRatesNow(deps: StoreDeps): Promise<void> {
  const { rates_pull: pull } = await pullRates(actingOnConsole(deps));
  if (pull?.problem) throw new ConsoleProblem(`The file of the European Central Bank is ${pull.problem}: the rates stay as they are.`);
}

export function runSettings(deps: StoreDeps, [action = '', ...words]: string[]): Promise<void> {
  return tellProblems(async () => {
    if (action === 'parcel') return tellParcel(deps, words);
    if (action === 'save') await saveSettings(actingOnConsole(deps), parsed(saveCall, await readJson(wordAt(words, 0, 'The file'))));
    else if (action === 'pull-rates') await pullRatesNow(deps);
    else if (action !== '') throw new ConsoleProblem(`"settings ${action}" is no command: save, pull-rates or parcel.`);
    console.log(JSON.stringify(await showSettings(deps), null, 2));
  });
}
