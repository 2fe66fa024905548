import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type AdminMail,
  getDocumentPreview,
  getMailKinds,
  getMailPreview,
  getMails,
  retryMail,
  sendTestMail,
} from '#contract/api/admin/mail.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

const failed: AdminMail = {
  id: 12,
  kind: 'order_paid',
  recipient: 'bob@lab.example',
  locale: 'en',
  subject: 'Payment for order SO-1 received',
  state: 'refused',
  tries: 1,
  created_at: '2026-11-20T09:00:00Z',
  sent_at: null,
  next_try_at: null,
  reason: '550 no such box',
};
const sent = vi.fn();
beforeEach(() => sessionStorage.setItem('operator_session', token));
afterEach(() => {
  sent.mockClear();
  sessionStorage.clear();
});

const open = (handlers: NonNullable<Parameters<typeof renderPage>[1]> = []) => {
  let mail = failed;
  return renderPage('/admin?tab=mails', [
    ...handlers,
    mock(getOperatorMe, me()),
    mock(getMails, () => ({ list: [mail], total: 1, current_page: 1, last_page: 1, page_size: 20, has_server: false })),
    mock(retryMail, ({ id }) => {
      sent('retry', id);
      mail = { ...failed, state: 'waiting', reason: null };
      return mail;
    }),
    mock(sendTestMail, () => {
      sent('test');
      return { ...failed, kind: 'mail_test' };
    }),
    mock(getMailKinds, {
      list: [
        { kind: 'order_placed', subject: 'Order SO-0: transfer' },
        { kind: 'stock_alert', subject: 'LM358DR is in stock' },
      ],
    }),
    mock(getMailPreview, ({ kind, locale }) => ({
      kind,
      locale,
      subject: `${kind} in ${locale}`,
      text: 'Hello',
      keys: [`mail:${kind}.intro`],
    })),
  ]);
};

it('tells why a mail failed and tries it anew', async () => {
  const { user } = await open();
  expect(await screen.findByRole('row', { name: /bob@lab\.example.*Refused.*550 no such box/ })).toBeDefined();
  expect(screen.getByText(/No mail server is set up/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again: Payment for order SO-1 received' }));
  expect(await screen.findByRole('row', { name: /Waiting/ })).toBeDefined();
  expect(sent.mock.calls).toEqual([['retry', 12]]);
});

it('sends a test to who is logged in, and shows a kind of mail in another language', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Send a test to ada@office.example' }));
  expect(await screen.findByText('The test is in the list and waits for a mail server.')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'order_placed in en' })).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Email' }), 'LM358DR is in stock');
  const part = within(screen.getByRole('region', { name: 'How emails read' }));
  await user.selectOptions(part.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(await screen.findByRole('heading', { name: 'stock_alert in de' })).toBeDefined();
  expect(screen.getByText(/mail:stock_alert\.intro/)).toBeDefined();
});

it('asks for a paper in a language, and says so where it cannot be made', async () => {
  const asked: unknown[] = [];
  const { user } = await open([
    mock(getDocumentPreview, (request) => {
      asked.push(request);
      return errorResponse('unavailable', { message: 'Too many at once' });
    }),
  ]);
  const part = within(await screen.findByRole('region', { name: 'How papers read' }));
  await user.selectOptions(part.getByRole('combobox', { name: 'Paper' }), 'credit_note');
  await user.selectOptions(part.getByRole('combobox', { name: 'Language' }), 'Français');
  await user.click(part.getByRole('button', { name: 'Save as PDF' }));
  expect(await part.findByRole('alert')).toBeDefined();
  expect(asked).toEqual([{ kind: 'credit_note', locale: 'fr' }]);
});
