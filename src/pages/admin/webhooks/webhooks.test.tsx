import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getOperatorKeys } from '#contract/api/admin/key.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import {
  getWebhookLog,
  getWebhooks,
  replayWebhook,
  saveWebhook,
  testWebhook,
  type WebhookEvent,
  type WebhookInfo,
} from '#contract/api/admin/webhook.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

beforeEach(() => sessionStorage.setItem('operator_session', token));
afterEach(() => sessionStorage.clear());

const secret = `whsec_${'s'.repeat(32)}`;
const event: WebhookEvent = {
  id: 'msg_1',
  type: 'order.shipped',
  body: '{"type":"order.shipped"}',
  at: '2026-11-28T09:00:00Z',
  status: 'failed',
  tries: 9,
  next_try_at: null,
  answer: '500',
};

it('an address inside the network is refused at its field; another one gets a secret that is shown once', async () => {
  let list: WebhookInfo[] = [];
  const save = mock(saveWebhook, ({ url, kinds }) => {
    if (url.includes('10.0.0.1')) return errorResponse('validation_failed', { fields: { url: [{ code: 'not_allowed', message: '' }] } });
    const webhook = { id: 'w1', url, kinds, created_at: '2026-11-28T09:00:00Z', stopped_at: null, waiting: 0, failed: 0 };
    list = [webhook];
    return { webhook, secret };
  });
  const handlers = [mock(getOperatorMe, me()), mock(getOperatorKeys, { list: [] }), mock(getWebhooks, () => ({ list })), save];
  const { user } = await renderPage('/admin?tab=programs', handlers);
  const form = within(await screen.findByRole('form', { name: 'New webhook' }));
  const url = form.getByLabelText<HTMLInputElement>(/^Address/);
  await user.type(url, 'https://10.0.0.1/');
  await user.click(form.getByRole('checkbox', { name: 'Orders' }));
  await user.click(form.getByRole('button', { name: 'Add the webhook' }));
  await waitFor(() => expect(url.getAttribute('aria-invalid')).toBe('true'));
  expect(form.getByText(/inside the store's own network/)).toBeDefined();
  await user.clear(url);
  await user.type(url, 'https://erp.example/hook');
  await user.click(form.getByRole('button', { name: 'Add the webhook' }));
  expect(await screen.findByText(secret)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(screen.queryByText(secret)).toBeNull();
  expect(await screen.findByRole('group', { name: 'https://erp.example/hook' })).toBeDefined();
});

it('the log shows what was given up, and sends it again', async () => {
  const hook: WebhookInfo = {
    id: 'w1',
    url: 'https://erp.example/hook',
    kinds: ['orders'],
    created_at: '2026-11-28T09:00:00Z',
    stopped_at: null,
    waiting: 0,
    failed: 1,
  };
  let now = event;
  const again = mock(replayWebhook, () => {
    now = { ...event, status: 'waiting', tries: 0, answer: null, next_try_at: event.at };
    return now;
  });
  const { user } = await renderPage('/admin?tab=programs&webhook=w1', [
    mock(getOperatorMe, me()),
    mock(getOperatorKeys, { list: [] }),
    mock(getWebhooks, { list: [hook] }),
    mock(getWebhookLog, () => ({ list: [now], total: 1, current_page: 1, last_page: 1, page_size: 20 })),
    again,
  ]);
  const log = within(await screen.findByRole('group', { name: 'Log of https://erp.example/hook' }));
  expect(log.getByText('Given up')).toBeDefined();
  await user.click(log.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Waiting')).toBeDefined();
});

it('a test opens the log, which tells the answer as soon as it is there; a stopped webhook offers none', async () => {
  const hook: WebhookInfo = {
    id: 'w1',
    url: 'https://erp.example/hook',
    kinds: ['orders'],
    created_at: '2026-11-28T09:00:00Z',
    stopped_at: null,
    waiting: 0,
    failed: 0,
  };
  const sent: WebhookEvent = { ...event, type: 'webhook.test', status: 'waiting', tries: 0, answer: null, next_try_at: event.at };
  let asked = 0;
  const log = mock(getWebhookLog, () => {
    asked += 1;
    const now: WebhookEvent = asked > 1 ? { ...sent, status: 'sent', tries: 1, answer: '204', next_try_at: null } : sent;
    return { list: [now], total: 1, current_page: 1, last_page: 1, page_size: 20 };
  });
  const { user } = await renderPage('/admin?tab=programs', [
    mock(getOperatorMe, me()),
    mock(getOperatorKeys, { list: [] }),
    mock(getWebhooks, () => ({
      list: [
        { ...hook, waiting: asked === 1 ? 1 : 0 },
        { ...hook, id: 'w2', url: 'https://old.example/hook', stopped_at: event.at },
      ],
    })),
    mock(testWebhook, ({ id }) => ({ ...sent, id })),
    log,
  ]);
  expect(
    within(await screen.findByRole('group', { name: 'https://old.example/hook' })).queryByRole('button', { name: 'Send a test' }),
  ).toBeNull();
  const own = within(screen.getByRole('group', { name: 'https://erp.example/hook' }));
  await user.click(own.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('Waiting')).toBeDefined();
  expect(await screen.findByText('204', {}, { timeout: 5000 })).toBeDefined();
  expect(await own.findByText(/0 waiting, 0 given up/)).toBeDefined();
});
