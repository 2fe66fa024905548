import { useEffect, useRef } from 'react';
import { type FieldPath, type Resolver, useForm, useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Address, AddressForm } from '#contract/api/address.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { saveAddress } from '#contract/api/account.ts';
import { type ApiError, apiErrorOf } from '#src/api/api-error.ts';
import { useGetAddressFormQuery } from '#src/api/address.ts';
import { addressRequest, type AddressValues, addressValues, emptyAddress, isAddressKey } from './address-values.ts';
import { useAddressIssueText } from './use-address-issue-text.ts';
import { useFormOutcome } from '#src/components/form/use-form-outcome.ts';
import { useFormResolver } from '#src/components/form/use-form-resolver.ts';
import { useFormDraft } from '#src/components/form/use-form-draft.ts';
import { useLocale } from '#src/i18n/locale-context.ts';

export interface SavedAddressValues {
  /** Named as the form parts that checkout and account share expect it. */
  address: AddressValues;
  default_shipping: boolean;
  default_billing: boolean;
}
type Form = UseFormReturn<SavedAddressValues>;

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
  const { attempt, trouble, setTrouble, refuseFields, refuse } = useFormOutcome<SavedAddressValues>();
  const check = useResolver(rules.currentData);
  useEffect(() => {
    resolve.current = check;
  });
  useRecheck(form);
  const dropDraft = useFormDraft(`${draftName}-${saved?.id ?? 'new'}`, form);

  const showError = (error: ApiError) =>
    refuse(form, error, {
      fieldAt: (path) => (isAddressKey(path) ? `address.${path}` : null),
      textOf: (field, issue, told) => issueText(rules.currentData, field.replace('address.', ''), issue, told),
    });

  const submit = form.handleSubmit(async ({ address, ...defaults }) => {
    if (isSaving || !rules.currentData) return;
    setTrouble(null);
    const { currentData } = rules;
    const kept = saved ? { id: saved.id, label: saved.label, email: saved.email } : {};
    const request = { ...addressRequest(address, currentData), ...kept, ...defaults };
    const { data, error } = await send(request);
    if (data) {
      dropDraft();
      onSaved();
    } else showError(apiErrorOf(error));
  }, refuseFields);
  return { form, rules, submit, dropDraft, isSaving, attempt, trouble, problems: useProblems(form) };
}

/** Checks by the rules of the chosen country on submit. */
function useResolver(rules: AddressForm | undefined): Resolver<SavedAddressValues> {
  const issueText = useAddressIssueText();
  return useFormResolver<SavedAddressValues>(
    async () => {
      const { placedAddressSchema } = await import('./address-rules.ts');
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
