import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import type { Address } from '#contract/api/address.ts';
import { useGetAddressFormQuery } from '#src/api/address.ts';
import { useFormResolver, useRecheck } from '#src/components/form/use-form-resolver.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { readDraft, writeDraft } from './checkout-draft.ts';
import { useCheckoutPlace } from './checkout-place.ts';
import { isStep, type Step } from './checkout-steps.ts';
import type { AddressForms, CheckoutValues } from './checkout-values.ts';
import { useCheckoutIssueText } from './checkout-words.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

export interface CheckoutForm {
  form: UseFormReturn<CheckoutValues>;
  /** What the countries ask; missing while they load. */
  forms: AddressForms;
  /** Null until it is known how far the form is filled in. */
  step: Step | null;
  go: (step: Step) => void;
  /** The address form of a country could not be loaded: tries again. */
  reloadForms: (() => void) | null;
  /** What the account has saved; nothing for a guest. */
  saved: readonly Address[];
}

function useAddressForms(control: UseFormReturn<CheckoutValues>['control']) {
  const [country, billsElsewhere, billingCountry] = useWatch({
    control,
    name: ['shipping_address.country', 'bills_elsewhere', 'billing_address.country'],
  });
  const shipping = useGetAddressFormQuery({ country }, { skip: country === '' });
  const billing = useGetAddressFormQuery({ country: billingCountry }, { skip: !billsElsewhere || billingCountry === '' });
  const forms: AddressForms = {
    ...(shipping.currentData && { shipping_address: shipping.currentData }),
    ...(billing.currentData && { billing_address: billing.currentData }),
  };
  const hasFailed = shipping.isError || billing.isError;
  const reload = () => {
    if (shipping.isError) void shipping.refetch();
    if (billing.isError) void billing.refetch();
  };
  const isReady = (country === '' || !shipping.isFetching) && (!billsElsewhere || billingCountry === '' || !billing.isFetching);
  return { forms, isReady, reload: hasFailed ? reload : null };
}

/**
 * The form of the whole checkout. A step is checked when it is left; from then on a field with an error is checked while
 * it is typed into. What is typed outlives the page.
 */
export function useCheckoutForm(): CheckoutForm {
  const { defaultCountry } = useLocale();
  const resolve = useRef<Resolver<CheckoutValues>>((values) => ({ values, errors: {} }));
  const form = useForm<CheckoutValues>({
    defaultValues: readDraft(sessionStorage, defaultCountry),
    resolver: (values, context, options) => resolve.current(values, context, options),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { forms, isReady, reload } = useAddressForms(form.control);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { stepPath } = useCheckoutPlace();
  const wanted = search.get('step');
  const wantedStep = isStep(wanted) ? wanted : 'address';
  const { schemas, hasFailed, load } = useSchemas(wantedStep !== 'address');
  const reached = wantedStep === 'address' || hasFailed ? 'address' : (schemas?.reachableStep(wantedStep, form.getValues(), forms) ?? null);
  const step = isReady ? reached : null;
  const issueText = useCheckoutIssueText(forms);
  const check = useFormResolver<CheckoutValues>(async () => {
    const { stepSchema } = await load();
    return (values) => stepSchema(step ?? 'address', values, forms);
  }, issueText);
  useEffect(() => {
    resolve.current = check;
  });
  useRecheck(form, keepDraft);
  const saved = useSavedAddresses(form);
  const go = (next: Step) => void navigate(stepPath(next));
  return { form, forms, step, go, reloadForms: reload, saved };
}

type Schemas = typeof import('./checkout-schemas.ts');

/** What the steps are checked by: fetched at once where somebody comes back to a later step, else with the first check. */
function useSchemas(isNeeded: boolean) {
  const [schemas, setSchemas] = useState<Schemas | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    const loaded = await import('./checkout-schemas.ts');
    setSchemas(loaded);
    return loaded;
  };
  useEffect(() => {
    // The first step can be shown without them.
    if (isNeeded) import('./checkout-schemas.ts').then(setSchemas, () => setFailed(true));
  }, [isNeeded]);
  return { schemas, hasFailed, load };
}

/** What is typed is there after a reload. */
function keepDraft({ getValues }: UseFormReturn<CheckoutValues>): void {
  writeDraft(sessionStorage, getValues());
}
