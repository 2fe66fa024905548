import type { saveCompany, ShownCompany } from '#contract/api/admin/company.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { companyRoles } from '#contract/api/company-role.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { Issues, TypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';

type Role = (typeof companyRoles)[number];

/** A person of a company as it is typed. */
export interface TypedPerson {
  email: string;
  role: Role;
  /** Of a buyer; empty is without limit. */
  order_limit: string;
}

/** A company as it is typed. */
export interface CompanyDraft {
  name: string;
  tax_id: string;
  price_list: string;
  currency: CurrencyCode;
  may_pay_by_invoice: boolean;
  /** Empty is on receipt of the invoice. */
  payment_days: string;
  /** Empty is without limit. */
  credit_limit: string;
  people: TypedPerson[];
}

export const emptyPerson: TypedPerson = { email: '', role: 'buyer', order_limit: '' };
export const emptyCompany = (currency: CurrencyCode): CompanyDraft => ({
  name: '',
  tax_id: '',
  price_list: '',
  currency,
  may_pay_by_invoice: false,
  payment_days: '',
  credit_limit: '',
  people: [emptyPerson],
});

export const readRole = (value: string): Role => companyRoles.find((role) => role === value) ?? 'buyer';

/** Rows without an address are not sent, so the store counts without them. */
export const isSent = ({ email }: TypedPerson) => email.trim() !== '';

type Typed = (minor: number, currency: string) => string;

export function draftOf(company: ShownCompany, typed: Typed): CompanyDraft {
  const { name, tax_id, price_list, currency, may_pay_by_invoice, payment_days, credit_limit, people } = company;
  return {
    name,
    tax_id: tax_id ?? '',
    price_list: price_list ?? '',
    currency,
    may_pay_by_invoice,
    payment_days: payment_days === null ? '' : String(payment_days),
    credit_limit: credit_limit === null ? '' : typed(credit_limit, currency),
    people: people.map(({ email, role, order_limit: limit }) => ({
      email,
      role,
      order_limit: limit === null ? '' : typed(limit, currency),
    })),
  };
}

/** What cannot be read goes to the issues. */
export function requestOf(draft: CompanyDraft, issues: Issues, { readAmount, readCount }: TypedNumbers): RequestOf<typeof saveCompany> {
  const { currency } = draft;
  const days = draft.payment_days.trim() === '' ? undefined : readCount(draft.payment_days, 'payment_days', issues);
  const limit = draft.credit_limit.trim() === '' ? undefined : readAmount(draft.credit_limit, currency, 'credit_limit', issues);
  return {
    name: draft.name.trim(),
    ...(draft.tax_id.trim() && { tax_id: draft.tax_id.trim() }),
    ...(draft.price_list.trim() && { price_list: draft.price_list.trim() }),
    currency,
    may_pay_by_invoice: draft.may_pay_by_invoice,
    ...(days !== undefined && { payment_days: days }),
    ...(limit !== undefined && { credit_limit: limit }),
    people: draft.people.filter(isSent).map(({ email, role, order_limit: most }, place) => {
      const isLimited = role === 'buyer' && most.trim() !== '';
      const order_limit = isLimited ? readAmount(most, currency, `people.${place}.order_limit`, issues) : undefined;
      return { email: email.trim(), role, ...(order_limit !== undefined && { order_limit }) };
    }),
  };
}
