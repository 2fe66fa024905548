import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type Resolver, useForm, useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Address, AddressForm } from '#contract/api/address.ts';
import { type ApiError, apiErrorOf, networkFailure } from '#src/api/api-error.ts';
import { useSaveAddressMutation } from '#src/api/account.ts';
import { useGetAddressFormQuery } from '#src/api/address.ts';
import { addressRequest, type AddressValues, addressValues, emptyAddress, isAddressKey } from '#src/components/address/address-values.ts';
import { useAddressIssueText } from '#src/components/address/use-address-issue-text.ts';
import { isUnchecked, useFormResolver } from '#src/components/form/use-form-resolver.ts';
import { useFormDraft } from '#src/components/use-form-draft.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { usePasswordGate } from './use-password-gate.tsx';

export interface SavedAddressValues {
  /** Named as the form parts that checkout and account share expect it. */
  address: AddressValues;
  default_shipping: boolean;
  default_billing: boolean;
}
type Form = UseFormReturn<SavedAddressValues>;

/** The form of a saved address, or of a new one; `onSaved` follows a success. */
export function useAddressForm(saved: Address | null, onSaved: () => void) {
  const { defaultCountry } = useLocale();
  const resolve = useRef<Resolver<SavedAddressValues>>((values) => ({ values, errors: {} }));
  const form: Form = useForm<SavedAddressValues>({
    defaultValues: {
      address: saved ? addressValues(saved) : emptyAddress(defaultCountry),
      default_shipping: saved?.default_shipping ?? false,
      default_billing: saved?.default_billing ?? false,
    },
    resolver: (values, context, options) => resolve.current(values, context, options),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const country = useWatch({ control: form.control, name: 'address.country' });
  const rules = useGetAddressFormQuery({ country }, { skip: country === '' });
  const issueText = useAddressIssueText();
  const [save, { isLoading }] = useSaveAddressMutation();
  const { send, dialog } = usePasswordGate();
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const check = useResolver(rules.currentData);
  useEffect(() => {
    resolve.current = check;
  });
  useRecheck(form);
  const dropDraft = useFormDraft(`address-${saved?.id ?? 'new'}`, form);

  /** Puts the server's findings at their fields; a refusal without any is told above the button. */
  const showError = (error: ApiError) => {
    const found = Object.entries(error.fields ?? {}).flatMap(([key, [first]]) => (first && isAddressKey(key) ? [{ key, first }] : []));
    for (const { key, first } of found) {
      const issue = { code: first.code, ...(first.limit !== undefined && { limit: first.limit }) };
      form.setError(`address.${key}`, { type: 'server', message: issueText(rules.currentData, key, issue, first.message) });
    }
    if (found.length > 0) setAttempt((count) => count + 1);
    else setTrouble(error);
  };

  const submit = form.handleSubmit(
    async ({ address, ...defaults }) => {
      if (isLoading || !rules.currentData) return;
      setTrouble(null);
      const { currentData } = rules;
      const kept = saved ? { id: saved.id, label: saved.label, email: saved.email } : {};
      const request = { ...addressRequest(address, currentData), ...kept, ...defaults };
      const { data, error } = await send(() => save(request));
      if (data) {
        dropDraft();
        onSaved();
      } else showError(apiErrorOf(error));
    },
    (found) => {
      if (isUnchecked(found)) setTrouble(networkFailure);
      else setAttempt((count) => count + 1);
    },
  );
  return { form, rules, submit, dialog, dropDraft, isSaving: isLoading, attempt, trouble, problems: useProblems(form) };
}

/** Checks by the rules of the chosen country on submit. */
function useResolver(rules: AddressForm | undefined): Resolver<SavedAddressValues> {
  const issueText = useAddressIssueText();
  return useFormResolver<SavedAddressValues>(
    async () => {
      const { placedAddressSchema } = await import('#src/components/address/address-rules.ts');
      return ({ address }) => placedAddressSchema(rules, address);
    },
    (path, issue) => issueText(rules, path.replace('address.', ''), issue),
  );
}

/** Checks a field that has an error while it is put right. */
function useRecheck({ subscribe, getFieldState, trigger }: Form): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const path = name as FieldPath<SavedAddressValues> | undefined; // the form has registered it
          if (path && getFieldState(path).error) void trigger(path);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}

function useProblems({ control }: Form) {
  const { errors } = useFormState({ control });
  return Object.entries(errors.address ?? {}).flatMap(([key, error]) => {
    const text = typeof error === 'object' && 'message' in error ? error.message : undefined;
    return isAddressKey(key) && typeof text === 'string' && text !== '' ? [{ path: `address.${key}`, text }] : [];
  });
}
