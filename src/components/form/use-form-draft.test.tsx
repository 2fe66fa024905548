import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { userCache } from '#src/api/user-info.ts';
import { createStore } from '#src/store/store.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';
import { useFormDraft } from './use-form-draft.ts';

function Form({ audience }: { audience?: 'everybody' | undefined }) {
  const form = useForm({ defaultValues: { city: 'Berlin', old_password: '' } });
  const drop = useFormDraft('address', form, audience);
  return (
    <form>
      <input aria-label="City" {...form.register('city')} />
      <input aria-label="Password" {...form.register('old_password')} />
      <button type="button" onClick={drop}>
        Save
      </button>
    </form>
  );
}

function open(id: string | null, audience?: 'everybody') {
  const store = createStore(id === null ? {} : { user: inSession });
  if (id !== null)
    store.dispatch(userCache.upsertQueryEntries([{ endpointName: 'getUserInfo', arg: undefined, value: sampleUser({ id }) }]));
  return render(
    <Provider store={store}>
      <Form audience={audience} />
    </Provider>,
  );
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function typeAndLeave() {
  const { unmount } = open('u1');
  await userEvent.type(screen.getByLabelText('City'), '-Mitte');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  unmount();
}

it('has what was typed when the same account is back, but no password', async () => {
  await typeAndLeave();
  open('u1');
  expect(valueOf('City')).toBe('Berlin-Mitte');
  expect(valueOf('Password')).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

it('shows nothing of it to another account', async () => {
  await typeAndLeave();
  open('u2');
  expect(valueOf('City')).toBe('Berlin');
});

it('forgets what has been saved', async () => {
  await typeAndLeave();
  const { unmount } = open('u1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  unmount();
  open('u1');
  expect(valueOf('City')).toBe('Berlin');
});

it('keeps what a visitor without an account typed into a form for everybody, but shows it to no account', async () => {
  const { unmount } = open(null, 'everybody');
  await userEvent.type(screen.getByLabelText('City'), '-Mitte');
  unmount();
  const again = open(null, 'everybody');
  expect(valueOf('City')).toBe('Berlin-Mitte');
  again.unmount();
  open('u1', 'everybody');
  expect(valueOf('City')).toBe('Berlin');
});

it('keeps nothing that is typed into a form of the account after the session has ended', async () => {
  const { unmount } = open(null);
  await userEvent.type(screen.getByLabelText('City'), '-Mitte');
  unmount();
  open(null);
  expect(valueOf('City')).toBe('Berlin');
});
