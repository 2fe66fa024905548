import { useEffect, useRef } from 'react';
import { type FieldErrors, useWatch } from 'react-hook-form';
import type { Address, AddressForm } from '#contract/api/address.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { saveAddress } from '#contract/api/account.ts';
import { useGetAddressFormQuery } from '#src/api/address.ts';
import { addressRequest, type AddressValues, addressValues, emptyAddress, isAddressKey } from './address-values.ts';
import { useAddressIssueText } from './use-address-issue-text.ts';
import { useCheckedForm } from '#src/components/form/use-checked-form.ts';
import { useFormDraft } from '#src/components/form/use-form-draft.ts';
import { useLocale } from '#src/i18n/locale-context.ts';

export interface SavedAddressValues {
  /** Named as the form parts that checkout and account share expect it. */
  address: AddressValues;
  default_shipping: boolean;
  default_billing: boolean;
}

type Sent = Omit<RequestOf<typeof saveAddress>, 'of_company'>;

/** Whose address it is, as far as the form has to know it. */
export interface AddressTarget {
  /** Of what is typed and not saved. */
  draftName: string;
  isSaving: boolean;
  send: (request: Sent) => Promise<{ data?: unknown; error?: unknown }>;
  /** Follows a success. */
  onSaved: () => void;
}

/** The form of a saved address, or of a new one. */
export function useAddressForm(saved: Address | null, { draftName, isSaving, send, onSaved }: AddressTarget) {
  const { defaultCountry } = useLocale();
  const rules = useRef<AddressForm | undefined>(undefined);
  const issueText = useAddressIssueText();
  const { form, errors, attempt, trouble, submitBy } = useCheckedForm<SavedAddressValues>({
    defaultValues: {
      address: saved ? addressValues(saved) : emptyAddress(defaultCountry),
      default_shipping: saved?.default_shipping ?? false,
      default_billing: saved?.default_billing ?? false,
    },
    // By the rules of the country that is chosen then.
    schema: async () => {
      const { placedAddressSchema } = await import('./address-rules.ts');
      return ({ address }) => placedAddressSchema(rules.current, address);
    },
    textOf: (path, issue, told) => issueText(rules.current, path.replace('address.', ''), issue, told),
    fieldAt: (path) => (isAddressKey(path) ? `address.${path}` : null),
  });
  const country = useWatch({ control: form.control, name: 'address.country' });
  const asked = useGetAddressFormQuery({ country }, { skip: country === '' });
  useEffect(() => {
    rules.current = asked.currentData;
  });
  const dropDraft = useFormDraft(`${draftName}-${saved?.id ?? 'new'}`, form);

  const submit = submitBy(async ({ address, ...defaults }) => {
    if (isSaving || !asked.currentData) return {};
    const kept = saved ? { id: saved.id, label: saved.label, email: saved.email } : {};
    const { data, error } = await send({ ...addressRequest(address, asked.currentData), ...kept, ...defaults });
    if (data) {
      dropDraft();
      onSaved();
      return {};
    }
    return { error: error ?? null };
  });
  return { form, rules: asked, submit, dropDraft, isSaving, attempt, trouble, problems: problemsOf(errors) };
}

function problemsOf(errors: FieldErrors<SavedAddressValues>) {
  return Object.entries(errors.address ?? {}).flatMap(([key, error]) => {
    const text = typeof error === 'object' && 'message' in error ? error.message : undefined;
    return isAddressKey(key) && typeof text === 'string' && text !== '' ? [{ path: `address.${key}`, text }] : [];
  });
}
