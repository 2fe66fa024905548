import { deleteAddress, getUserAddresses, saveAddress } from '#contract/api/account.ts';
import { dropAddress, putAddress } from '#server/account/address/address-book.ts';
import type { AddressOwner } from '#server/account/address/address-owner.ts';
import { readAddresses, showAddress } from '#server/account/address/address-rows.ts';
import { isPaidAddress } from '#server/account/address/paid-address.ts';
import { findMembership } from '#server/account/company/approval-need.ts';
import { requireProof } from '#server/account/sessions.ts';
import type { Call, StoreApp, StoreDeps } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { transact } from '#server/db/transact.ts';
import { StoreError } from '#server/kernel/store-error.ts';

export function registerAddressBookRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getUserAddresses, async (_input, call) => {
    const list = await readAddresses(deps.db, { accountId: userOf(call).id });
    const member = await findMembership(deps.db, userOf(call).id);
    if (!member) return { list: list.map(showAddress) };
    const { company, role } = member;
    const shared = await readAddresses(deps.db, { companyId: company.id });
    return { list: list.map(showAddress), company: { name: company.name, may_change: role === 'approver', list: shared.map(showAddress) } };
  });
  contractRoute(app, deps, saveAddress, async ({ of_company: isShared, ...input }, call) => {
    const owner = await ownerOf(isShared, call);
    if (input.id !== undefined) await guard(owner, input.id, call);
    return transact(deps.db, (queries) => putAddress(queries, owner, input, call.now));
  });
  contractRoute(app, deps, deleteAddress, async ({ id, of_company: isShared }, call) => {
    const owner = await ownerOf(isShared, call);
    await guard(owner, id, call);
    await dropAddress(deps.db, owner, id);
    return { ok: true as const };
  });
}

/** The addresses of a company are its approvers' to keep. */
async function ownerOf(isShared: boolean | undefined, call: Call): Promise<AddressOwner> {
  const accountId = userOf(call).id;
  if (!isShared) return { accountId };
  const member = await findMembership(call.deps.db, accountId);
  if (member?.role !== 'approver') throw new StoreError('access_denied');
  return { companyId: member.company.id };
}

/** Where paid goods go is nothing for somebody who has only found an open window. */
async function guard(owner: AddressOwner, id: string, call: Call): Promise<void> {
  if (await isPaidAddress(call.deps.db, owner, id)) await requireProof(call);
}
