/** `npm run -s shop -- customer …`: accounts, and what the shop decides about them. */
import { customerAction, type AdminCustomer, type CustomerAction } from '#contract/api/admin/customer.ts';
import { beginImpersonation as beginCall } from '#contract/api/admin/impersonation.ts';
import { mergeAccounts } from '#contract/api/admin/merge.ts';
import { findAccount } from '#server/account/find-account.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { readRequest } from '#server/http/read-request.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { ConsoleProblem, asTable, readCount, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { beginImpersonation } from './impersonation/begin-impersonation.ts';
import { actOnCustomer, findCustomers } from './customers.ts';
import { mergeAccounts as mergeInto, showMerge } from './merge-accounts.ts';

export const customerHelp = `finds customers and decides about them:
             customer find WORD               by mail address, name or company; --page 2
             customer disable MAIL            customer enable MAIL
             customer invoice MAIL on|off     may pay on invoice
             customer confirm-tax-id MAIL     --tax-id DE136695976 for one of several
             customer act-for MAIL --reason "asked by phone"   an address that opens the shop in their place, once, within a minute
             customer merge MAIL INTO-MAIL    tells what would go to the account that stays; does it with --yes
             customer erase MAIL --yes        everything about a person, guest or account; cannot be undone`;

/** Runs the words after "customer". */
export function runCustomer(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, {
      page: { type: 'string' },
      'tax-id': { type: 'string' },
      reason: { type: 'string' },
      yes: { type: 'boolean' },
    });
    const [action = 'find', first = '', switched] = positionals;
    if (action === 'find') return find(deps, positionals.slice(1).join(' '), values.page);
    const email = wordAt([first], 0, 'The mail address');
    if (action === 'act-for') return actFor(deps, email, values.reason);
    if (action === 'merge') {
      const into = wordAt(positionals, 2, 'The mail address of the account that stays');
      await merge(deps, { email, into, isSure: values.yes === true });
      return;
    }
    const name = readAction(action, switched);
    if (name === 'erase' && !values.yes) throw new ConsoleProblem(`This erases ${email} for good. Say it again with --yes.`);
    const request = readRequest(customerAction.request, { email, action: name, tax_id: values['tax-id'] });
    const { customer } = await actOnCustomer(actingOnConsole(deps), request);
    for (const line of customer ? describe([customer]) : ['Erased. What the law wants kept has no name any more.']) console.log(line);
  });
}

async function actFor(deps: StoreDeps, email: string, reason: string | undefined): Promise<void> {
  if (reason === undefined) throw new ConsoleProblem('Say why with --reason; the customer reads it.');
  const found = await findAccount(deps.db, email);
  if (!found) throw notFound();
  const request = readRequest(beginCall.request, { account_id: found.id, reason });
  const { address, impersonation } = await beginImpersonation(actingOnConsole(deps), request, { sessionId: null, browser: null });
  console.log(address);
  console.log(`Opens once, within a minute. It ends by itself at ${impersonation.ends_at}; the customer has a mail about it.`);
}

async function merge(deps: StoreDeps, { email, into, isSure }: { email: string; into: string; isSure: boolean }): Promise<void> {
  const doubled = await findAccount(deps.db, email);
  if (!doubled) throw notFound();
  const request = readRequest(mergeAccounts.request, { account_id: doubled.id, email: into });
  const { moves } = isSure ? await mergeInto(actingOnConsole(deps), request) : await showMerge(deps.db, request);
  for (const line of asTable(Object.entries(moves).map(([kind, count]) => [String(count), kind.replaceAll('_', ' ')]))) console.log(line);
  console.log(
    isSure ? `They are with ${into} now; ${email} has no account any more.` : `This would go to ${into}. Say it again with --yes.`,
  );
}

function readAction(action: string, switched: string | undefined): CustomerAction {
  if (action === 'disable' || action === 'enable' || action === 'erase') return action;
  if (action === 'confirm-tax-id') return 'confirm_tax_id';
  if (action === 'invoice' && switched === 'on') return 'approve_account_payment';
  if (action === 'invoice' && switched === 'off') return 'withdraw_account_payment';
  if (action === 'invoice') throw new ConsoleProblem('Say "customer invoice MAIL on" or "off".');
  throw new ConsoleProblem(`"customer ${action}" is no command: find, disable, enable, invoice, confirm-tax-id, act-for, merge or erase.`);
}

async function find(deps: StoreDeps, keyword: string, page: string | undefined): Promise<void> {
  const query = { keyword, page: page === undefined ? undefined : readCount(page, 'page', 1) };
  const { list, total, current_page, last_page } = await findCustomers(deps.db, query);
  for (const line of describe(list)) console.log(line);
  console.log(total === 0 ? 'There are no such customers.' : `${total} customers, page ${current_page} of ${last_page}`);
}

function describe(customers: readonly AdminCustomer[]): string[] {
  return asTable(
    customers.map(({ email, name, company, status, may_pay_by_invoice: onInvoice, orders, tax_ids }) => [
      email,
      status,
      [company, name].filter(Boolean).join(', '),
      `${orders} orders`,
      onInvoice ? 'pays on invoice' : '',
      tax_ids.map(({ tax_id, status: state }) => `${tax_id} (${state})`).join(' '),
    ]),
  );
}
