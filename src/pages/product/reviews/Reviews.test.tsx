import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import { getProductComments, getProductQuestions, saveComment, saveHelpful, saveQuestion } from '#contract/api/review.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { mockUpload } from '#src/testing/mock-upload.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleDetail } from '#src/testing/sample-part.ts';
import { sampleComment, sampleComments } from '#src/testing/sample-review.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';
import { testConfig } from '#src/testing/site-config.ts';

const page = { current_page: 1, last_page: 1, page_size: 20 };
const stars = { average: 4, histogram: [0, 0, 0, 1, 0] } satisfies Partial<ReturnType<typeof sampleComments>>;
const one = sampleComments([sampleComment()], stars);
const features = { ...testConfig().features, reviews: true, questions: true };

async function open(handlers: Parameters<typeof renderPage>[1] = [], { isSignedIn = true } = {}) {
  const product = sampleDetail({ rating: { average: 4, count: 1 } });
  const shop = [
    mock(getProductDetail, product),
    mock(getProductLive, { list: [], as_of: product.stock.as_of }),
    mock(getProductSimilar, { list: [], total: 0, ...page }),
    mock(getConfig, testConfig({ features })),
    mock(getProductComments, one),
    mock(getProductQuestions, { list: [], total: 0, ...page }),
    ...(isSignedIn ? [mock(getUserInfo, sampleUser())] : []),
  ];
  const view = await renderPage('/product/ti-lm358dr', [...handlers, ...shop], isSignedIn ? { known: { user: inSession } } : {});
  const block = within(await screen.findByRole('region', { name: 'Ratings and comments' }));
  return { ...view, block };
}

test('shows mean, distribution and comments, and narrows them to a number of stars', async () => {
  const asked: unknown[] = [];
  const { block, user, router } = await open([
    mock(getProductComments, (query) => {
      asked.push(query.rating);
      return query.rating === undefined ? sampleComments([sampleComment(), sampleComment({ id: 'c2', author: '' })], stars) : one;
    }),
  ]);
  expect(await block.findByRole('img', { name: '4.0 out of 5' })).toBeDefined();
  const comment = within(block.getByRole('article', { name: 'Comment by Grace E.' }));
  expect(comment.getByText('Quiet and cheap.')).toBeDefined();
  expect(comment.getByText('Bought in this store')).toBeDefined();
  expect(block.getByRole('article', { name: 'Comment by Former customer' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Rated 4.0 out of 5 by 1 customer' })).toBeDefined();
  await user.click(block.getByRole('button', { name: 'Show only ratings with 4 stars: 1' }));
  expect(await block.findByRole('button', { name: 'Show all' })).toBeDefined();
  expect(router.state.location.search).toBe('?stars=4');
  await waitFor(() => expect(asked).toContain('4'));
});

test('a visitor is led to the log-in and back', async () => {
  const { block } = await open([], { isSignedIn: false });
  const link = await block.findByRole('link', { name: 'Sign in to write a comment' });
  expect(link.getAttribute('href')).toBe('/user/login?redirect=%2Fproduct%2Fti-lm358dr');
  expect(block.queryByRole('button', { name: /Helpful/ })).toBeNull();
});

test('a comment is sent with its pictures, and it is said that it is read first', async () => {
  const sent = vi.fn();
  const picture = {
    file_id: 'f1',
    url: '/i/f1',
    name: 'board.webp',
    type: 'image/webp',
    size: 2048,
    width: 640,
    height: 480,
    expires_at: null,
  };
  const { block, user } = await open([
    ...mockUpload({ data: picture }),
    mock(saveComment, (input) => {
      sent(input);
      return sampleComment({ status: 'pending' });
    }),
  ]);
  await user.click(await block.findByRole('button', { name: 'Write a comment' }));
  await user.type(await block.findByRole('textbox', { name: 'Your comment' }), 'Short');
  await user.click(block.getByRole('button', { name: 'Send' }));
  expect(await block.findByText('Enter at least 10 characters')).toBeDefined();
  await user.type(block.getByRole('textbox', { name: 'Your comment' }), ' legs, solid joints.');
  await user.upload(block.getByLabelText('Pictures', { selector: 'input' }), new File(['x'], 'board.png', { type: 'image/png' }));
  expect(await block.findByText('board.webp')).toBeDefined();
  await user.click(block.getByRole('button', { name: 'Send' }));
  expect(await block.findByText('Thank you. Your comment will be shown once we have read it.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({ web_url: 'ti-lm358dr', text: 'Short legs, solid joints.', images: ['f1'] });
});

test('a file that is refused says why, another can be chosen and taken back', async () => {
  let isRefused = true;
  const picture = {
    file_id: 'f1',
    url: '/i/f1',
    name: 'a.webp',
    type: 'image/webp',
    size: 2048,
    width: 640,
    height: 480,
    expires_at: null,
  };
  const { block, user } = await open([...mockUpload(() => (isRefused ? errorResponse('unsupported_type') : { data: picture }))]);
  await user.click(await block.findByRole('button', { name: 'Write a comment' }));
  const field = await block.findByLabelText('Pictures', { selector: 'input' });
  await user.upload(field, new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await block.findByText('a.png is not a file we can accept. Choose one of: PNG, JPEG, and WEBP.')).toBeDefined();
  await user.upload(field, new File([new Uint8Array(6 * 1024 * 1024)], 'big.png', { type: 'image/png' }));
  expect(await block.findByText('big.png is larger than 5 MB. Make it smaller or choose another one.')).toBeDefined();
  isRefused = false;
  await user.upload(field, new File(['x'], 'a.png', { type: 'image/png' }));
  await user.click(await block.findByRole('button', { name: 'Remove a.webp' }));
  expect(block.queryByText('a.webp')).toBeNull();
});

test('what could not be sent stays in the form', async () => {
  const { block, user } = await open([mockError(saveComment, 'rate_limited', { message: 'Too many today.' })]);
  await user.click(await block.findByRole('button', { name: 'Write a comment' }));
  const field = await block.findByRole('textbox', { name: 'Your comment' });
  await user.type(field, 'Ten characters and more');
  await user.click(block.getByRole('button', { name: 'Send' }));
  expect(await block.findByText('Too many today.')).toBeDefined();
  expect(field).toHaveProperty('value', 'Ten characters and more');
});

test('who is signed in says once that a comment helped', async () => {
  const counted = vi.fn();
  const { block, user } = await open([
    mock(saveHelpful, ({ comment_id: id }) => {
      counted(id);
      return { helpful: 3 };
    }),
  ]);
  expect(await block.findByText('Helpful to 2 readers')).toBeDefined();
  const button = block.getByRole('button', { name: 'Helpful: Comment by Grace E.' });
  await user.click(button);
  expect(await block.findByText('Helpful to 3 readers')).toBeDefined();
  await user.click(button);
  expect(counted).toHaveBeenCalledTimes(1);
});

test('a question is asked, and the answers of others are read', async () => {
  const answer = { author: 'Partwright', staff: true, text: 'Yes, from 3 V.', at: '2026-11-21T12:00:00Z' };
  const asked = { id: 'q1', author: 'Ada E.', text: 'Does it run from 3 V?', created_at: '2026-11-20T12:00:00Z', answers: [answer] };
  const sent = vi.fn();
  const { user } = await open([
    mock(getProductQuestions, { list: [asked], total: 1, ...page }),
    mock(saveQuestion, (input) => {
      sent(input);
      return { ok: true };
    }),
  ]);
  const block = within(await screen.findByRole('region', { name: 'Questions and answers' }));
  expect(await block.findByText('Yes, from 3 V.')).toBeDefined();
  await user.click(block.getByRole('button', { name: 'Ask a question' }));
  await user.type(block.getByRole('textbox', { name: 'Your question' }), 'Is it available in DIP-8?');
  await user.click(block.getByRole('button', { name: 'Send' }));
  expect(await block.findByText('Thank you. Your question will be shown with our answer once we have read it.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({ web_url: 'ti-lm358dr', text: 'Is it available in DIP-8?' });
});
