/** The operator's side of tax exemptions: certificates are kept and removed with their files, each change in the audit. */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  type addTaxExemption,
  certificateRules,
  mostExemptions,
  type removeTaxExemption,
  type TaxExemption,
} from '#contract/api/admin/tax-exemption.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { company, taxExemption } from '#server/db/schema.ts';
import { FileAnswer } from '#server/http/answer.ts';
import { fileKind } from '#server/kernel/file-kind.ts';
import { invalidField, notFound, StoreError } from '#server/kernel/store-error.ts';
import { countryOf } from '#server/rules/country/countries.ts';
import { showExemption } from './exemption.ts';

const certificateType = 'application/pdf';

type Request = Omit<ParsedRequestOf<typeof addTaxExemption>, 'file'>;

export async function addExemption(acting: Acting, request: Request, bytes: Uint8Array): Promise<TaxExemption> {
  const { company_id: companyId, country, number, starts_on: startsOn, ends_on: endsOn } = request;
  const { deps, now } = acting;
  const { kinds, maxBytes } = certificateRules;
  if (!countryOf(country)) throw invalidField('country', { code: 'not_allowed' });
  if (bytes.length > maxBytes) throw new StoreError('too_large', { data: { limit: maxBytes } });
  if ((await fileKind(bytes, '')) !== 'pdf') throw new StoreError('unsupported_type', { data: { allowed: kinds } });
  const fileId = randomBytes(16).toString('base64url');
  const detail = { changed: ['exemptions'], country, number, starts_on: startsOn, ends_on: endsOn };
  return audited(acting, {
    action: 'company.add-exemption',
    target: companyId,
    detail,
    run: async (queries) => {
      const [its] = await queries.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update');
      if (!its) throw notFound();
      if ((await queries.$count(taxExemption, eq(taxExemption.companyId, companyId))) >= mostExemptions) {
        throw invalidField('file', { code: 'out_of_range', limit: mostExemptions });
      }
      const values = { id: fileId, companyId, country, number, startsOn, endsOn, fileId, createdAt: now };
      const [row] = await queries.insert(taxExemption).values(values).returning();
      if (!row) throw new Error('An insert without a conflict gave no row');
      await deps.files.put(fileId, bytes, certificateType);
      const shown = showExemption(row, now);
      await acting.keepAnswer(queries, shown);
      return shown;
    },
  });
}

export async function removeExemption(
  acting: Acting,
  { company_id: companyId, id }: ParsedRequestOf<typeof removeTaxExemption>,
): Promise<ResponseOf<typeof removeTaxExemption>> {
  const its = and(eq(taxExemption.companyId, companyId), eq(taxExemption.id, id));
  const gone = await audited(acting, {
    action: 'company.remove-exemption',
    target: companyId,
    detail: { changed: ['exemptions'] },
    run: async (queries) => {
      const [row] = await queries.delete(taxExemption).where(its).returning();
      if (!row) throw notFound();
      await acting.keepAnswer(queries, { removed: true });
      return row;
    },
  });
  await acting.deps.files.delete(gone.fileId);
  return { removed: true };
}

export async function serveCertificate({ id }: { id: string }, { db, files }: StoreDeps): Promise<FileAnswer> {
  const [row] = await db.select().from(taxExemption).where(eq(taxExemption.id, id));
  const bytes = row ? await files.get(row.fileId) : null;
  if (!row || !bytes) throw notFound();
  return new FileAnswer(bytes, { type: certificateType, saveAs: `${row.country}-${row.number}.pdf` });
}
