import { useTranslation } from 'react-i18next';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { useAddressIssueText } from '#src/components/address/use-address-issue-text.ts';
import type { AddressForms } from './checkout-values.ts';

/** What to do about a field of the checkout, by its path (`shipping_address.postcode`) and what is wrong with it. */
export function useCheckoutIssueText(forms: AddressForms): (path: string, issue: FieldIssue, fallback?: string) => string {
  const { t } = useTranslation('checkout');
  const addressIssueText = useAddressIssueText();
  return (path, issue, fallback) => {
    const [area = '', key = area] = path.split('.');
    if (key === 'accept_terms' || key === 'shipping_code' || key === 'shortage' || key === 'payment_method') return t(`required.${key}`);
    if (key === 'email' && issue.code === 'required') return t('required.email');
    if (key === 'email' && issue.code === 'invalid_format') return t('email_format');
    const form = area === 'shipping_address' || area === 'billing_address' ? forms[area] : undefined;
    return addressIssueText(form, key, issue, fallback);
  };
}
