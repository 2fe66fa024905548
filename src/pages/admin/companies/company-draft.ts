import type { saveCompany, ShownCompany } from '#contract/api/admin-company.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { companyRoles } from '#contract/api/company-role.ts';

type Role = (typeof companyRoles)[number];

/** A person of a company as it is typed. */
export interface TypedPerson {
  email: string;
  role: Role;
}

/** A company as it is typed. */
export interface CompanyDraft {
  name: string;
  tax_id: string;
  price_list: string;
  may_pay_by_invoice: boolean;
  people: TypedPerson[];
}

export const emptyPerson: TypedPerson = { email: '', role: 'buyer' };
export const emptyCompany: CompanyDraft = { name: '', tax_id: '', price_list: '', may_pay_by_invoice: false, people: [emptyPerson] };

export const readRole = (value: string): Role => companyRoles.find((role) => role === value) ?? 'buyer';

/** Rows without an address are not sent, so the store counts without them. */
export const isSent = ({ email }: TypedPerson) => email.trim() !== '';

export function draftOf({ name, tax_id, price_list, may_pay_by_invoice, people }: ShownCompany): CompanyDraft {
  return {
    name,
    tax_id: tax_id ?? '',
    price_list: price_list ?? '',
    may_pay_by_invoice,
    people: people.map(({ email, role }) => ({ email, role })),
  };
}

export function requestOf(draft: CompanyDraft): RequestOf<typeof saveCompany> {
  return {
    name: draft.name.trim(),
    ...(draft.tax_id.trim() && { tax_id: draft.tax_id.trim() }),
    ...(draft.price_list.trim() && { price_list: draft.price_list.trim() }),
    may_pay_by_invoice: draft.may_pay_by_invoice,
    people: draft.people.filter(isSent).map(({ email, role }) => ({ email: email.trim(), role })),
  };
}
