import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { getAudit } from '#contract/api/admin/audit.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

beforeEach(() => sessionStorage.setItem('operator_session', token));
afterEach(() => sessionStorage.clear());

it('tells who changed what, narrowed by action and day', async () => {
  const asked = vi.fn();
  const entry = { at: '2026-11-20T09:00:00Z', role: null, target: 'SO-1', detail: { carrier: 'DHL' } };
  const { user } = await renderPage('/admin?tab=audit', [
    mock(getOperatorMe, me()),
    mock(getAudit, (query) => {
      asked(query);
      const list = [
        { ...entry, actor: 'console', action: 'order.ship' },
        { ...entry, actor: 'Bo', action: 'coupon.add' },
      ].filter(({ action }) => action.startsWith(query.action ?? ''));
      return { list, total: list.length, current_page: 1, last_page: 1, page_size: 50 };
    }),
  ]);
  expect(await screen.findByRole('row', { name: /Console order\.ship SO-1/ })).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'What' }), 'coupon.');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(screen.queryByText('order.ship')).toBeNull());
  expect(await screen.findByRole('row', { name: /Bo coupon\.add/ })).toBeDefined();
  expect(asked.mock.lastCall?.[0]).toMatchObject({ action: 'coupon.', from: '2026-11-01' });
});
