import { useTranslation } from 'react-i18next';
import type { AddressForm } from '#contract/api/address.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { withinSentence } from '#contract/within-sentence.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { type AddressField, type AddressKey, isAddressKey, shownFields } from './address-values.ts';

const companyTyped = { company: '·' };
/** Fields that have another name in many countries: without its form there is no word for them. */
const namedByCountry = new Set(['postcode', 'district']);
/** Where the country's form has no number of its own to show. */
const phoneExample = '+49 30 901820';

/** Digits of a pattern that asks for nothing else, such as `[0-9]{5}`. */
function digitsOf(pattern: string | null): number | null {
  const digits = /^(?:\\d|\[0-9\])\{(\d+)\}$/.exec(pattern ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What to do about a field of an address, by its key and what is wrong with it; `fallback` are the server's words. */
export function useAddressIssueText(): (form: AddressForm | undefined, key: string, issue: FieldIssue, fallback?: string) => string {
  const { t, i18n } = useTranslation('address_form');
  const issueText = useIssueText();

  const required = (key: AddressKey, field: AddressField | undefined): string => {
    const example = field?.example;
    if (key === 'postcode' && !example) return t('required.postcode_plain', { label: field?.label });
    // In some countries the city is chosen from a list, such as that of Turkey's provinces.
    if (key === 'city' && field?.options) return t('required.state', { label: field.label });
    const label = field && key === 'postcode' ? withinSentence(field.label, i18n.language) : field?.label;
    return t(`required.${key}`, { label, example: example ?? phoneExample });
  };

  const format = (key: string, field: AddressField | undefined): string | null => {
    if (key === 'phone') return t('format.phone', { example: field?.example ?? phoneExample });
    if (!field?.example) return null;
    const values = { label: field.label, example: field.example };
    const spoken = { ...values, label: withinSentence(field.label, i18n.language) };
    const digits = digitsOf(field.pattern);
    if (key === 'postcode' && digits !== null) return t('format.postcode_digits', { ...spoken, count: digits });
    if (key === 'postcode') return t('format.postcode', spoken);
    if (key === 'tax_id') return t(field.required ? 'format.tax_id_required' : 'format.tax_id', values);
    return null;
  };

  return (form, key, issue, fallback) => {
    const field = form && shownFields(form, companyTyped).find((one) => one.key === key);
    const isChoice = issue.code === 'not_allowed' && (key === 'state' || key === 'country' || key === 'city');
    const isNamed = field !== undefined || !namedByCountry.has(key);
    if ((issue.code === 'required' || isChoice) && isAddressKey(key) && isNamed) return required(key, field);
    const own = issue.code === 'invalid_format' ? format(key, field) : null;
    if (own !== null) return own;
    const message = fallback ?? issueText(issue);
    return field ? t('labelled', { label: field.label, message }) : message;
  };
}
