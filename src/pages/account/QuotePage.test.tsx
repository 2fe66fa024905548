import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getUserInquiries } from '#contract/api/quote.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { quoteNumber, sampleQuoteSummary } from '#src/testing/sample-quote.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const counts = { all: 1, open: 0, quoted: 1, closed: 0 };
const page = { list: [sampleQuoteSummary()], total: 1, current_page: 1, last_page: 1, page_size: 20, counts };

async function open(answer: Parameters<typeof mock<typeof getUserInquiries>>[1]) {
  const handlers = [mock(getUserInquiries, answer), mock(getUserInfo, sampleUser())];
  const view = await renderPage('/user/quote', handlers, { known: { user: inSession } });
  await screen.findByRole('heading', { level: 1, name: 'Quotes' });
  return view;
}

test('lists the quotes with state, validity and total, and leads to each', async () => {
  await open(page);
  const link = await screen.findByRole('link', { name: quoteNumber });
  expect(link.getAttribute('href')).toBe(`/order/quoteDetail?inquiry_no=${quoteNumber}`);
  expect(screen.getByText('LM358DR, NE555P, LM317T and 1 more')).toBeDefined();
  expect(screen.getByText('$600.00')).toBeDefined();
});

test('tab and search are kept in the address', async () => {
  const asked = vi.fn();
  const { user, router } = await open((query) => {
    asked(query);
    return { ...page, list: [], total: 0 };
  });
  await user.click(await screen.findByRole('tab', { name: /Closed/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=closed'));
  expect(await screen.findByText('No quotes with this state')).toBeDefined();
  await user.type(screen.getByLabelText('Request, order or part number'), 'NE555');
  const search = within(screen.getByRole('search', { name: 'Search the quotes' }));
  await user.click(search.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=closed&keyword=NE555'));
  expect(asked).toHaveBeenLastCalledWith({ status: 'closed', keyword: 'NE555' });
});

test('goes to the log-in without a session, and comes back', async () => {
  const { router } = await renderPage('/user/quote');
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/login'));
});
