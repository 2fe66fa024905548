import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { isUnchecked, type LoadSchema, useFormResolver } from './use-form-resolver.ts';

interface Values {
  name: string;
}

function Form({ load, onSend }: { load: LoadSchema<Values>; onSend: (values: Values) => void }) {
  const resolver = useFormResolver<Values>(load, (path, { code }) => `${path}: ${code}`);
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { name: '' }, resolver });
  const [isOffline, setOffline] = useState(false);
  return (
    <form onSubmit={(event) => void handleSubmit(onSend, (errors) => setOffline(isUnchecked(errors)))(event)}>
      <input aria-label="Name" {...register('name')} />
      <p>{formState.errors.name?.message}</p>
      {isOffline ? <p>no connection</p> : null}
      <button type="submit">Send</button>
    </form>
  );
}

const schema = z.object({ name: z.string().check(z.minLength(3)) });

test('fetches its schema with the first field that is turned to, and checks by it', async () => {
  const load = vi.fn<LoadSchema<Values>>(() => Promise.resolve(schema));
  const onSend = vi.fn<(values: Values) => void>();
  const user = userEvent.setup();
  render(<Form load={load} onSend={onSend} />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Name'));
  expect(load).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('name: too_short')).toBeDefined();
  await user.type(screen.getByLabelText('Name'), 'Marta');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith({ name: 'Marta' }, expect.anything()));
});

test('sends nothing that could not be checked, says so, and keeps what was typed', async () => {
  const onSend = vi.fn<(values: Values) => void>();
  const user = userEvent.setup();
  render(<Form load={() => Promise.reject(new Error('offline'))} onSend={onSend} />);
  await user.type(screen.getByLabelText('Name'), 'Marta');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('no connection')).toBeDefined();
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Marta');
});
