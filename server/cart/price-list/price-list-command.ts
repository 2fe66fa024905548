/** `npm run -s shop -- price-list …`: what companies and groups of customers pay. */
import { getPriceLists, type ShownPriceList, savePriceList } from '#contract/api/admin/price-list.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { asTable, ConsoleProblem, parsed, readJson, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { findPriceLists, showPriceList } from './read-list.ts';
import { removePriceList, savePriceList as save } from './save-list.ts';

export const priceListHelp = `what companies and groups of customers pay:
             price-list                       all of them, the newest first; --page 2
             price-list show ID > list.json   one, as "save" takes it
             price-list save list.json        makes one, or changes all of the one whose "id" and "version" it names
             price-list remove ID`;

/** Runs the words after "price-list". */
export function runPriceList(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { page: { type: 'string' } });
    const [action = 'list', word = ''] = positionals;
    if (action === 'list') await list(deps, values.page);
    else if (action === 'show') print(await showPriceList(deps.db, wordAt([word], 0, 'The ID')));
    else if (action === 'save') {
      const { id, name } = await save(actingOnConsole(deps), parsed(savePriceList, await readJson(wordAt([word], 0, 'The file'))));
      console.log(`Saved: ${id}  ${name}`);
    } else if (action === 'remove') {
      await removePriceList(actingOnConsole(deps), { id: wordAt([word], 0, 'The ID') });
      console.log('Removed; its people pay what everybody pays.');
    } else throw new ConsoleProblem(`"price-list ${action}" is no command: list, show, save or remove.`);
  });
}

async function list({ db, clock }: StoreDeps, page: string | undefined): Promise<void> {
  const found = await findPriceLists(db, parsed(getPriceLists, { page }), clock());
  const rows = found.list.map(({ id, name, state, starts_on: from, ends_on: until, discounts, prices, members }) => [
    id,
    state,
    `${from ?? ''} – ${until ?? ''}`,
    `${discounts} discounts`,
    `${prices} prices`,
    `${members} people`,
    name,
  ]);
  for (const line of asTable(rows)) console.log(line);
  const { total, current_page: current, last_page: last } = found;
  console.log(total === 0 ? 'There are no price lists.' : `${total} price lists, page ${current} of ${last}`);
}

/** As "save" takes it: what is not set is left out, prices are in major units. */
function print({ id, version, name, starts_on, ends_on, discounts, prices, members }: ShownPriceList): void {
  const request = {
    id,
    version,
    name,
    starts_on: starts_on ?? undefined,
    ends_on: ends_on ?? undefined,
    discounts: discounts.map(({ percent_bp, category, manufacturer }) => ({
      percent_bp,
      category: category ?? undefined,
      manufacturer: manufacturer ?? undefined,
    })),
    prices: prices.map(({ sku, currency, quantity, unit_micros }) => ({
      sku,
      currency,
      quantity,
      price: (unit_micros / 1_000_000).toFixed(6),
    })),
    members: members.map(({ email }) => email),
  };
  console.log(JSON.stringify(request, null, 2));
}
