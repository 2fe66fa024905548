import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOperatorKey, getOperatorKeys, type OperatorKeyInfo, revokeOperatorKey } from '#contract/api/admin/key.ts';
import { getWebhooks } from '#contract/api/admin/webhook.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

const secret = `ok_${'s'.repeat(43)}`;
beforeEach(() => sessionStorage.setItem('operator_session', token));
afterEach(() => sessionStorage.clear());

it('makes a key that is shown once, and ends it after a question', async () => {
  const sent = vi.fn();
  let list: OperatorKeyInfo[] = [];
  const { user } = await renderPage('/admin?tab=programs', [
    mock(getOperatorMe, me()),
    mock(getOperatorKeys, () => ({ list })),
    mock(getWebhooks, { list: [] }),
    mock(addOperatorKey, ({ name, scopes }) => {
      sent(name, scopes);
      const key = { name, scopes, created_at: '2026-11-28T09:00:00Z', last_used_at: null, revoked_at: null };
      list = [key];
      return { key, secret };
    }),
    mock(revokeOperatorKey, () => {
      list = list.map((key) => ({ ...key, revoked_at: '2026-11-28T10:00:00Z' }));
      return list[0] ?? { name: '', scopes: [], created_at: '', last_used_at: null, revoked_at: null };
    }),
  ]);
  expect(await screen.findByText('There are no keys.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Name of the program' }), 'Warehouse');
  await user.click(screen.getByRole('checkbox', { name: 'Picking, parcels and deliveries' }));
  await user.click(screen.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText(secret)).toBeDefined();
  expect(sent).toHaveBeenCalledWith('Warehouse', ['shipping']);
  await user.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(screen.queryByText(secret)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'End the key of Warehouse' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End the key' }));
  expect(await screen.findByText(/^ended /)).toBeDefined();
});

it('is for owners alone', async () => {
  await renderPage('/admin?tab=programs', [mock(getOperatorMe, me({ role: 'stock', scopes: ['own'] }))]);
  expect(await screen.findByRole('tab', { name: 'My access' })).toBeDefined();
  expect(screen.queryByRole('tab', { name: 'Programs' })).toBeNull();
});
