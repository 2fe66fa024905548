import { useEffect } from 'react';
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldIssue } from '#contract/api/field-issue.ts';

/** Fetches the schema that a form is checked by, or what makes it of the values. */
export type LoadSchema<V> = () => Promise<z.ZodMiniType | ((values: V) => z.ZodMiniType)>;

const loadResolver = () => import('./schema-resolver.ts');
const unchecked = 'unchecked';

/** Whether the form could not be checked, because what checks it could not be fetched. */
export function isUnchecked({ root }: FieldErrors): boolean {
  return root?.type === unchecked;
}

/**
 * Checks a form by a schema of the contract. Schemas and their library are fetched when anybody turns to the page's first field or button, not
 * for the first view. `textOf` says what is wrong with the field at a path such as `address.city`.
 */
export function useFormResolver<V extends FieldValues>(
  load: LoadSchema<V>,
  textOf: (path: string, issue: FieldIssue) => string,
): Resolver<V> {
  useFetchOnFocus(load);
  return async (values, context, options) => {
    // Without a connection nothing could be sent either: the form says so and keeps what was typed.
    const found = await Promise.all([loadResolver(), load()]).catch(() => null);
    if (!found) return { values: {}, errors: { root: { type: unchecked } } as FieldErrors<V> }; // every form may have an error of its root
    const [{ schemaResolver }, loaded] = found;
    const schema = typeof loaded === 'function' ? loaded(values) : loaded;
    return schemaResolver<V>(schema, textOf)(values, context, options);
  };
}

function useFetchOnFocus(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A submit fetches it again, and tells when it cannot.
    const fetchAll = () => void Promise.all([loadResolver(), load()]).catch(() => null);
    document.addEventListener('focusin', fetchAll, { once: true });
    return () => document.removeEventListener('focusin', fetchAll);
    // oxlint-disable-next-line react/exhaustive-deps -- a form always loads the same schema
  }, []);
}

/** Hears of a change before the changed field is checked. */
export type OnChange<V extends FieldValues> = (form: UseFormReturn<V>, name: string | undefined) => void;

/** Checks a field that has an error while it is put right. `onChange` is the same function each time. */
export function useRecheck<V extends FieldValues>(form: UseFormReturn<V>, onChange?: OnChange<V>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          onChange?.(form, name);
          const path = name as FieldPath<V> | undefined; // the form has registered it
          if (path && form.getFieldState(path).error) void form.trigger(path);
        },
      }),
    [form, onChange],
  );
}
