/** `npm run -s shop -- company …`: companies and their people. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { addTaxExemption, removeTaxExemption } from '#contract/api/admin/tax-exemption.ts';
import { getCompanies, removeCompanyAddress, saveCompany, saveCompanyAddress, type ShownCompany } from '#contract/api/admin/company.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { asTable, ConsoleProblem, parsed, readJson, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { removeCompanyAddress as removeAddress, saveCompanyAddress as saveAddress } from './company-addresses.ts';
import { addExemption, removeExemption } from './keep-exemption.ts';
import { findCompanies, showCompany } from './read-company.ts';
import { removeCompany, saveCompany as save } from './save-company.ts';

export const companyHelp = `companies with several people, their prices and roles:
             company                          all of them; company find WORD; --page 2
             company show ID > company.json   one, as "save" takes it
             company save company.json        makes one, or changes all of the one whose "id" and "version" it names
             company addresses ID             where its people may ship and bill to
             company address ID address.json  adds an address for all its people, or changes the one whose "id" it names
             company remove-address ID ADDRESS
             company exemption ID FILE.pdf     --country DE --number X --from 2026-01-01 --to 2026-12-31: pays no tax there
             company exemptions ID             company remove-exemption ID EXEMPTION
             company remove ID                its people keep their accounts`;

const text = { type: 'string' } as const;
const options = { page: text, country: text, number: text, from: text, to: text };

/** Runs the words after "company". */
export function runCompany(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, options);
    const [action = 'find', word = ''] = positionals;
    if (action === 'find') await find(deps, positionals.slice(1).join(' '), values.page);
    else if (action === 'show') print(await showCompany(deps, deps.db, wordAt([word], 0, 'The ID')));
    else if (action === 'save') {
      const { id, name } = await save(actingOnConsole(deps), parsed(saveCompany, await readJson(wordAt([word], 0, 'The file'))));
      console.log(`Saved: ${id}  ${name}`);
    } else if (action === 'exemptions') {
      const { exemptions } = await showCompany(deps, deps.db, wordAt([word], 0, 'The ID'));
      const rows = exemptions.map(({ id, country, number, starts_on: from, ends_on: to, state }) => [id, country, number, from, to, state]);
      for (const line of asTable(rows)) console.log(line);
    } else if (action === 'exemption') {
      const path = wordAt(positionals, 2, 'The file');
      const bytes = await readFile(path).catch(() => {
        throw new ConsoleProblem(`${path} cannot be read.`);
      });
      const { country, number, from: starts_on, to: ends_on } = values;
      const file = new File([bytes], basename(path));
      const { file: _sent, ...request } = parsed(addTaxExemption, { company_id: word, country, number, starts_on, ends_on, file });
      const saved = await addExemption(actingOnConsole(deps), request, bytes);
      console.log(`Saved: ${saved.id}  ${saved.country} ${saved.number}, ${saved.state}`);
    } else if (action === 'remove-exemption') {
      const id = wordAt(positionals, 2, 'The ID of the exemption');
      await removeExemption(actingOnConsole(deps), parsed(removeTaxExemption, { company_id: word, id }));
      console.log('Removed with its file.');
    } else if (action === 'addresses') {
      const { addresses } = await showCompany(deps, deps.db, wordAt([word], 0, 'The ID'));
      for (const line of asTable(addresses.map(({ id, line1, city, country }) => [id, country, city, line1]))) console.log(line);
    } else if (action === 'address') {
      const given = Object.assign({}, await readJson(wordAt(positionals, 2, 'The file')), { company_id: word });
      const saved = await saveAddress(actingOnConsole(deps), parsed(saveCompanyAddress, given));
      console.log(`Saved: ${saved.id}  ${saved.line1}, ${saved.city}`);
    } else if (action === 'remove-address') {
      await removeAddress(
        actingOnConsole(deps),
        parsed(removeCompanyAddress, { company_id: word, id: wordAt(positionals, 2, 'The ID of the address') }),
      );
      console.log('Removed; orders keep their copy.');
    } else if (action === 'remove') {
      await removeCompany(actingOnConsole(deps), { id: wordAt([word], 0, 'The ID') });
      console.log('Removed; its people keep their accounts and buy for themselves.');
    } else
      throw new ConsoleProblem(
        `"company ${action}" is no command: find, show, save, addresses, address, remove-address, exemptions, exemption, remove-exemption or remove.`,
      );
  });
}

async function find({ db, clock }: StoreDeps, keyword: string, page: string | undefined): Promise<void> {
  const found = await findCompanies(db, parsed(getCompanies, { keyword, page }), clock());
  const rows = found.list.map(({ id, name, tax_id, price_list, may_pay_by_invoice: onInvoice, people }) => [
    id,
    `${people} people`,
    price_list ?? '',
    onInvoice ? 'pays on invoice' : '',
    tax_id ?? '',
    name,
  ]);
  for (const line of asTable(rows)) console.log(line);
  const { total, current_page: current, last_page: last } = found;
  console.log(total === 0 ? 'There are no such companies.' : `${total} companies, page ${current} of ${last}`);
}

/** As "save" takes it: what is not set is left out. */
function print({
  id,
  version,
  name,
  tax_id,
  price_list,
  currency,
  may_pay_by_invoice,
  payment_days,
  credit_limit,
  people,
}: ShownCompany): void {
  const request = {
    id,
    version,
    name,
    tax_id: tax_id ?? undefined,
    price_list: price_list ?? undefined,
    currency,
    may_pay_by_invoice,
    payment_days: payment_days ?? undefined,
    credit_limit: credit_limit ?? undefined,
    people: people.map(({ email, role, order_limit: limit }) => ({ email, role, order_limit: limit ?? undefined })),
  };
  console.log(JSON.stringify(request, null, 2));
}
