import { useTranslation } from 'react-i18next';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { type AddressField, type AddressForms, type AddressKey, addressKeys, shownFields } from './checkout-values.ts';

const companyTyped = { company: '·' };

function findField(forms: AddressForms, area: string, key: string): AddressField | undefined {
  const form = area === 'shipping_address' || area === 'billing_address' ? forms[area] : undefined;
  return form && shownFields(form, companyTyped).find((field) => field.key === key);
}

function isAddressKey(key: string): key is AddressKey {
  return addressKeys.some((one) => one === key);
}

/** Digits of a pattern that asks for nothing else, such as `[0-9]{5}`. */
function digitsOf(pattern: string | null): number | null {
  const digits = /^(?:\\d|\[0-9\])\{(\d+)\}$/.exec(pattern ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What to do about a field of the checkout, by its path (`shipping_address.postcode`) and what is wrong with it. */
export function useCheckoutIssueText(forms: AddressForms): (path: string, issue: FieldIssue, fallback?: string) => string {
  const { t } = useTranslation('order');
  const issueText = useIssueText();

  const required = (key: AddressKey | 'email', field: AddressField | undefined): string => {
    const example = field?.example;
    if (key === 'postcode' && !example) return t('required.postcode_plain');
    return t(`required.${key}`, { label: field?.label, example: example ?? '+49 30 901820' });
  };

  const format = (key: string, field: AddressField | undefined): string | null => {
    if (key === 'email') return t('format.email');
    if (key === 'phone') return t('format.phone', { example: field?.example ?? '+49 30 901820' });
    if (!field?.example) return null;
    const values = { label: field.label, example: field.example };
    const digits = digitsOf(field.pattern);
    if (key === 'postcode' && digits !== null) return t('format.postcode_digits', { ...values, count: digits });
    if (key === 'postcode') return t('format.postcode', values);
    if (key === 'tax_id') return t(field.required ? 'format.tax_id_required' : 'format.tax_id', values);
    return null;
  };

  return (path, issue, fallback) => {
    const [area = '', key = area] = path.split('.');
    const field = findField(forms, area, key);
    if (key === 'accept_terms' || key === 'shipping_code' || key === 'payment_method') return t(`required.${key}`);
    const isChoice = issue.code === 'not_allowed' && (key === 'state' || key === 'country' || key === 'city');
    if ((issue.code === 'required' || isChoice) && (key === 'email' || isAddressKey(key))) return required(key, field);
    const own = issue.code === 'invalid_format' ? format(key, field) : null;
    if (own !== null) return own;
    const message = fallback ?? issueText(issue);
    return field ? t('labelled', { label: field.label, message }) : message;
  };
}
