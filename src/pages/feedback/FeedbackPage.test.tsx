import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { type Feedback, getFeedback, saveFeedback } from '#contract/api/feedback.ts';
import { beginUpload, uploadFile } from '#contract/api/upload.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { mockUpload } from '#src/testing/mock-upload.ts';
import { renderPage } from '#src/testing/render.tsx';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';
import { testConfig } from '#src/testing/site-config.ts';

const path = '/other/feedback';
const number = 'FB-261121-ABCDEF';
type User = Awaited<ReturnType<typeof renderPage>>['user'];

const letter: Feedback = {
  feedback_no: number,
  type: 'order',
  subject: 'Reel is damaged',
  content: 'The tape is torn.',
  status: 'answered',
  created_at: '2026-11-20T12:00:00Z',
  reply: { text: 'A new reel is on its way.', at: '2026-11-21T12:00:00Z' },
};
const listOf = (list: Feedback[]) => ({ list, total: list.length, current_page: 1, last_page: 1, page_size: 10, types: [] });

async function write(user: User) {
  await user.selectOptions(await screen.findByLabelText('What is it about?'), 'A return');
  await user.type(screen.getByLabelText('First name'), 'Grace');
  await user.type(screen.getByLabelText('Last name'), 'Example');
  await user.type(screen.getByLabelText('Email address'), 'grace@example.com');
  await user.type(screen.getByLabelText('Subject'), 'Wrong package');
  await user.type(screen.getByLabelText('Message'), 'It says 0603 and is 0402.');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send message' }));

test('says at each field what is missing, and sends nothing', async () => {
  const { user } = await renderPage(path);
  await screen.findByRole('heading', { level: 1, name: 'Feedback' });
  await send(user);
  const summary = within((await screen.findByRole('heading', { name: 'There is a problem' })).parentElement ?? document.body);
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Choose what your message is about',
    'Enter a first name',
    'Enter a last name',
    'Enter an email address, like name@example.com',
    'Enter a subject',
    'Write a message',
    'Agree to this to send the message',
  ]);
  expect(document.title).toMatch(/^Error: Feedback/);
  await user.type(screen.getByLabelText('Message'), 'Short');
  expect(await screen.findAllByText('Enter at least 10 characters')).toHaveLength(2);
});

test('a message that is sent has a number; one that is not stays as it was typed and is sent once', async () => {
  const asked = vi.fn();
  let isDown = true;
  const { user } = await renderPage(path, [
    ...mockUpload({
      data: { file_id: 'f1', url: '/f1', name: 'photo.png', type: 'image/png', size: 9, width: null, height: null, expires_at: null },
    }),
    mock(saveFeedback, (input, request) => {
      asked(input, request.headers.get('Idempotency-Key'));
      return isDown ? errorResponse('unavailable', { message: '' }) : { feedback_no: number };
    }),
  ]);
  await write(user);
  await user.upload(
    await screen.findByLabelText('Files', { selector: 'input' }),
    new File(['picture'], 'photo.png', { type: 'image/png' }),
  );
  await screen.findByText('photo.png');
  await send(user);
  expect(await screen.findByText('The store did not answer. What you typed is kept.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('It says 0603 and is 0402.');
  isDown = false;
  await send(user);
  const title = await screen.findByRole('heading', { name: 'Your message is sent' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(number)).toBeDefined();
  expect(screen.getByText(/We answer to grace@example.com/)).toBeDefined();
  const [first, second] = asked.mock.calls;
  expect(first?.[0]).toMatchObject({ type: 'return', files: ['f1'], consent: true });
  expect(first?.[0]).not.toHaveProperty('phone');
  expect(second).toEqual(first);
});

describe('a message that is sent while its file is still on its way', () => {
  const file = { file_id: 'f1', url: '/f1', name: 'photo.png', type: 'image/png', size: 7, width: null, height: null, expires_at: null };

  /** Presses Send before the file is there; `arrive` lets it come. */
  async function sendEarly(answer: { data: typeof file } | Response) {
    const asked = vi.fn();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { user } = await renderPage(path, [
      mock(beginUpload, { token: 'ut_1', expires_at: '2026-11-21T12:10:00Z' }),
      mock(uploadFile, async () => {
        await arrived;
        return answer;
      }),
      mock(saveFeedback, (input) => {
        asked(input);
        return { feedback_no: number };
      }),
    ]);
    await write(user);
    await user.upload(
      await screen.findByLabelText('Files', { selector: 'input' }),
      new File(['picture'], 'photo.png', { type: 'image/png' }),
    );
    await screen.findByText(/photo\.png/);
    await send(user);
    expect(asked).not.toHaveBeenCalled();
    arrive();
    return asked;
  }

  test('takes the file along', async () => {
    const asked = await sendEarly({ data: file });
    await screen.findByRole('heading', { name: 'Your message is sent' });
    expect(asked.mock.calls).toEqual([[expect.objectContaining({ files: ['f1'] })]]);
  });

  test('is not sent without a file that the shop refuses', async () => {
    const asked = await sendEarly(errorResponse('unsupported_type'));
    expect(await screen.findByText(/photo\.png.*(?:kind|type|file)/)).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  });
});

test('a file for another service goes there with a token and nothing else that tells who sends it', async () => {
  const service = 'https://files.example.com/in';
  const asked: Headers[] = [];
  const file = { file_id: 'f1', url: '/f1', name: 'photo.png', type: 'image/png', size: 7, width: null, height: null, expires_at: null };
  const told = vi.fn();
  document.cookie = 'token=st_1';
  const { user } = await renderPage(
    path,
    [
      mock(getConfig, testConfig({ upload: { url: service, max_bytes: 1, types: {} } })),
      mock(getUserInfo, sampleUser()),
      mock(getFeedback, listOf([])),
      mock(beginUpload, (input, { headers }) => {
        told(input, headers.get('Authorization'));
        return { token: 'ut_1', expires_at: '2026-11-21T12:10:00Z', cart_key: 'ck_2' };
      }),
      // The browser asks first, because the progress of the form is watched.
      http.options(service, () => new HttpResponse(null, { status: 204, headers: { 'Access-Control-Allow-Origin': '*' } })),
      http.post(service, ({ request }) => {
        asked.push(request.headers);
        return HttpResponse.json({ data: file, cart_key: 'ck_theirs' }, { headers: { 'Access-Control-Allow-Origin': '*' } });
      }),
    ],
    { known: { user: inSession, cart: { key: 'ck_1', keysGiven: 0 } } },
  );
  await user.upload(await screen.findByLabelText('Files', { selector: 'input' }), new File(['picture'], 'photo.png'));
  expect(await screen.findByText('photo.png')).toBeDefined();
  expect(told.mock.calls).toEqual([[{ purpose: 'feedback', size: 7 }, 'Bearer st_1']]);
  expect(asked).toHaveLength(1);
  const names = ['authorization', 'x-cart-key', 'x-access-key', 'x-locale', 'x-currency', 'idempotency-key', 'cookie'];
  expect(names.filter((name) => asked[0]?.has(name))).toEqual([]);
});

test('what fills the trap is emptied, so that a person can send the form again', async () => {
  const asked: unknown[] = [];
  const { user } = await renderPage(path, [
    mock(saveFeedback, (input) => {
      asked.push(input.website);
      const fields = { website: [{ code: 'not_allowed' as const, message: '' }] };
      return input.website === undefined ? { feedback_no: number } : errorResponse('validation_failed', { fields });
    }),
  ]);
  await write(user);
  await user.type(screen.getByLabelText('Leave this field empty'), 'https://spam.example');
  await send(user);
  expect(await screen.findByText(/Something filled in a hidden field/)).toBeDefined();
  await send(user);
  expect(await screen.findByText(number)).toBeDefined();
  expect(asked).toEqual(['https://spam.example', undefined]);
});

test('too many messages: says when to try again', async () => {
  const { user } = await renderPage(path, [mockError(saveFeedback, 'rate_limited', { data: { retry_after: 610 } })]);
  await write(user);
  await send(user);
  expect(await screen.findByText(/Try again in 11 minutes/)).toBeDefined();
});

test('an account finds its details filled in, and its messages with the answers', async () => {
  const letters = [letter];
  const { user } = await renderPage(
    path,
    [
      mock(getUserInfo, sampleUser()),
      mock(getFeedback, () => listOf(letters)),
      mock(saveFeedback, () => {
        letters.unshift({ ...letter, feedback_no: 'FB-261121-NEWNEW', subject: 'Wrong package', status: 'open', reply: null });
        return { feedback_no: 'FB-261121-NEWNEW' };
      }),
    ],
    { known: { user: inSession } },
  );
  const list = within(await screen.findByRole('list', { name: 'Your messages' }));
  expect(list.getByText('A new reel is on its way.')).toBeDefined();
  expect(list.getByText('Answered')).toBeDefined();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('marta@example.com'));
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'Parts');
  await user.type(screen.getByLabelText('Subject'), 'Wrong package');
  await user.type(screen.getByLabelText('Message'), 'It says 0603 and is 0402.');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await send(user);
  expect(await screen.findByRole('heading', { name: 'Wrong package' })).toBeDefined();
  expect(screen.getByText('Waits for an answer')).toBeDefined();
});

test('a visitor without an account sees the form alone', async () => {
  await renderPage(path);
  await screen.findByRole('heading', { level: 2, name: 'Your message' });
  expect(screen.queryByRole('heading', { name: 'Your messages' })).toBeNull();
});
