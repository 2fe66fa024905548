/** `npm run -s shop -- stock …` and `price …`: levels and prices of single parts. */
import { changePrices as priceCall, changeStock as stockCall } from '#contract/api/admin/catalog.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { formatCount } from '#server/kernel/format.ts';
import { readRequest } from '#server/http/read-request.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { changePrices } from './change-prices.ts';
import { changeStock } from './change-stock.ts';
import { ConsoleProblem, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';

export const stockHelp = `changes the level of one part:
             stock SKU set 1200 --reason "counted"      pieces on the shelf, those reserved included
             stock SKU add 500 --reason "delivery 4711" add -3 takes three away`;

export const priceHelp = `sets the prices of one offer, from a quantity on, before tax:
             price SKU 1=0.10 100=0.08 --currency EUR   "price SKU none": on request`;

/** Runs the words after "stock". */
export function runStock(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    // A number below zero is no option.
    const minus = words.map((word) => word.replace(/^-(?=\d)/, '−'));
    const { values, positionals } = readWords(minus, { reason: { type: 'string' } });
    const [sku, action, amount = ''] = positionals;
    if (action !== 'set' && action !== 'add') throw new ConsoleProblem('Say "stock SKU set 1200" or "stock SKU add 500".');
    const text = amount.replace('−', '-');
    if (!/^-?\d{1,9}$/.test(text)) throw new ConsoleProblem(`"${text}" is no number of pieces.`);
    const change = action === 'set' ? { set: Number(text) } : { delta: Number(text) };
    const reason = wordAt([values.reason ?? ''], 0, '--reason');
    const request = readRequest(stockCall.request, { items: [{ sku, reason, ...change }] });
    const { list } = await changeStock(actingOnConsole(deps), request);
    for (const { mpn, on_hand, reserved, available } of list) {
      console.log(
        `${mpn}: ${formatCount(on_hand, 'en')} on hand, ${formatCount(reserved, 'en')} reserved, ${formatCount(available, 'en')} for sale`,
      );
    }
  });
}

/** Runs the words after "price". */
export function runPrice(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { currency: { type: 'string' } });
    const [sku, ...breaks] = positionals;
    if (breaks.length === 0) throw new ConsoleProblem('Say "price SKU 1=0.10 100=0.08", or "price SKU none" for a price on request.');
    const currency = (values.currency ?? deps.settings.baseCurrency).toUpperCase();
    const item = { sku, currency, price_breaks: breaks[0] === 'none' ? [] : breaks.map(readBreak) };
    const request = readRequest(priceCall.request, { items: [item] });
    const { list } = await changePrices(actingOnConsole(deps), request);
    for (const { sku: code, price_breaks, prior_price_30d: prior } of list) {
      const shown = price_breaks.map(({ quantity, unit_micros }) => `${quantity}=${(unit_micros / 1e6).toFixed(6)}`).join(' ');
      const before = prior === null ? '' : `  lowest of the last 30 days: ${(prior / 1e6).toFixed(6)}`;
      console.log(`${code}  ${currency}  ${shown || 'on request'}${before}`);
    }
  });
}

function readBreak(word: string): { quantity: number; price: string } {
  const [, quantity, price] = /^(\d{1,8})=([\d.]+)$/.exec(word) ?? [];
  if (quantity === undefined || price === undefined) throw new ConsoleProblem(`"${word}" is no price such as 100=0.08.`);
  return { quantity: Number(quantity), price };
}
