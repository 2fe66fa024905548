/** The addresses of a company as the operator keeps them. The history tells that they changed, never what they say. */
import { eq } from 'drizzle-orm';
import type { Address } from '#contract/api/address.ts';
import type { removeCompanyAddress as removal, saveCompanyAddress as endpoint } from '#contract/api/admin/company.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { dropAddress, putAddress } from '#server/account/address/address-book.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import type { Queries } from '#server/db/client.ts';
import { company } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';

export function saveCompanyAddress(
  acting: Acting,
  { company_id: companyId, ...input }: ParsedRequestOf<typeof endpoint>,
): Promise<Address> {
  return change(acting, companyId, (queries) => putAddress(queries, { companyId }, input, acting.now));
}

export function removeCompanyAddress(
  acting: Acting,
  { company_id: companyId, id }: ParsedRequestOf<typeof removal>,
): Promise<ResponseOf<typeof removal>> {
  return change(acting, companyId, async (queries) => {
    await dropAddress(queries, { companyId }, id);
    return { removed: true as const };
  });
}

function change<Answer>(acting: Acting, companyId: string, run: (queries: Queries) => Promise<Answer>): Promise<Answer> {
  return audited(acting, {
    action: 'company.address',
    target: companyId,
    detail: { changed: ['addresses'] },
    run: async (queries) => {
      if ((await queries.$count(company, eq(company.id, companyId))) === 0) throw notFound();
      const answer = await run(queries);
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}
