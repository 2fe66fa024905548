import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';

function isSecret(name: string): boolean {
  return name.includes('password');
}

function readDraft(key: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {}; // broken text is no draft
  }
}

/** Who may fill in a form: a form of the account alone keeps nothing once the session has ended. */
type Audience = 'account' | 'everybody';

/**
 * What is typed into a form outlives a reload, and the end of the session: it is there again after the log-in.
 * A draft belongs to the account that typed it, or to the visitor of this tab who has none; passwords are never kept.
 * Returns how to drop it, once it is saved or given up.
 */
export function useFormDraft<V extends FieldValues>(
  name: string,
  { setValue, getValues, subscribe }: UseFormReturn<V>,
  audience: Audience = 'account',
): () => void {
  const user = useAppSelector((state) => selectUser(state)?.id ?? null);
  const id = user ?? (audience === 'everybody' ? 'guest' : null);
  const key = id === null ? null : `draft:${id}:${name}`;
  useEffect(() => {
    if (key === null) return undefined;
    const known = Object.keys(getValues()) as Path<V>[]; // the form's own names
    for (const [field, value] of Object.entries(readDraft(key))) {
      const own = known.find((one) => one === field);
      if (own && !isSecret(own)) setValue(own, value as PathValue<V, Path<V>>, { shouldDirty: true }); // this form wrote it
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values, name: changed }) => {
        if (changed === undefined) return; // a reset, not somebody typing
        const kept = Object.entries(values).filter(([field]) => !isSecret(field));
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
      },
    });
  }, [key, getValues, setValue, subscribe]);
  return () => {
    if (key !== null) sessionStorage.removeItem(key);
  };
}
