import { useFormContext, useFormState } from 'react-hook-form';
import { CheckboxField, type CheckboxFieldProps } from '#src/ui/CheckboxField.tsx';
import { SelectField, type SelectFieldProps } from '#src/ui/SelectField.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

type Named<P> = Omit<P, 'name' | 'id' | 'error'> & { name: string };

/** The words of a field's error; none while it is right. */
function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}

/** A line of text of the form around it. */
export function FormField({ name, ...field }: Named<TextFieldProps>) {
  const { register } = useFormContext();
  return <TextField {...register(name)} {...field} id={name} error={useFieldError(name)} />;
}

/** A password of the form around it; another id where a second form of the page asks for one. */
export function FormPassword({ name, fieldId = name, ...field }: Named<PasswordFieldProps> & { fieldId?: string }) {
  const { register } = useFormContext();
  return <PasswordField {...register(name)} {...field} id={fieldId} error={useFieldError(name)} />;
}

/** A checkbox of the form around it. */
export function FormCheckbox({ name, ...field }: Named<CheckboxFieldProps>) {
  const { register } = useFormContext();
  return <CheckboxField {...register(name)} {...field} id={name} error={useFieldError(name)} />;
}

/** A choice of the form around it. */
export function FormSelect({ name, ...field }: Named<SelectFieldProps>) {
  const { register } = useFormContext();
  return <SelectField {...register(name)} {...field} id={name} error={useFieldError(name)} />;
}

/** The address that an account is known by. */
export function EmailField({ label }: { label: string }) {
  return (
    <FormField name="email" label={label} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} />
  );
}
