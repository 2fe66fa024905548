import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMakers, mergeMakers, saveMakerAliases } from '#contract/api/admin/manufacturer.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { getProductChoices } from '#contract/api/admin/product.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

const doubled = { web_url: 'murata-electronics', name: 'Murata Electronics', aliases: [], picture: null, parts: 333 };
const kept = { web_url: 'murata', name: 'Murata', aliases: ['muRata'], picture: null, parts: 3538 };
const makers = mock(getMakers, ({ web_url: slug, keyword }) => {
  const list = [kept, doubled].filter((one) => (slug === undefined || one.web_url === slug) && one.name.includes(keyword ?? ''));
  return { list, total: list.length, current_page: 1, last_page: 1, page_size: 20 };
});
const choices = mock(getProductChoices, {
  categories: [],
  manufacturers: [kept, doubled].map(({ web_url, name }) => ({ web_url, name })),
  outlines: [],
  rates: [],
  base_currency: 'EUR',
  country: 'DE',
});
const told = {
  from: { web_url: 'murata-electronics', name: 'Murata Electronics' },
  into: { web_url: 'murata', name: 'Murata', aliases: ['muRata', 'Murata Electronics'] },
  moved: 310,
  doubled: 23,
  differing: [],
};

beforeEach(() => sessionStorage.setItem('operator_session', token));
afterEach(() => sessionStorage.clear());

const open = (query: string, handlers: Parameters<typeof renderPage>[1] = []) =>
  renderPage(`/admin?tab=catalog&view=makers${query}`, [...handlers, mock(getOperatorMe, me), makers, choices]);

it('lists makers with their other names, found by a word', async () => {
  const { user } = await open('');
  expect(await screen.findByRole('row', { name: /^Murata muRata 3,538$/ })).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'Electronics{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Murata' })).toBeNull());
  expect(await screen.findByRole('link', { name: 'Murata Electronics' })).toBeDefined();
});

it('saves the names of a maker, one a line, and names the one that another maker has', async () => {
  const sent = vi.fn();
  const saving = mock(saveMakerAliases, ({ web_url, aliases }) => {
    sent(aliases);
    if (aliases.includes('TDK'))
      return errorResponse('validation_failed', { fields: { 'aliases.1': [{ code: 'not_unique', message: 'Taken' }] } });
    return { web_url, name: 'Murata', aliases };
  });
  const { user } = await open('&maker=murata', [saving]);
  const field = await screen.findByRole('textbox', { name: 'Other names, one a line' });
  expect(field).toHaveProperty('value', 'muRata');
  await user.type(field, '{Enter}TDK');
  await user.click(screen.getByRole('button', { name: 'Save names' }));
  expect(await screen.findByText('“TDK” already stands for another manufacturer')).toBeDefined();
  await user.type(field, ' Murata{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save names' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(sent).toHaveBeenLastCalledWith(['muRata', 'TDK Murata']);
});

it('tells what a merge moves, asks, and does it then alone', async () => {
  const sent = vi.fn();
  const merging = mock(mergeMakers, ({ from, into, dry_run: isDry }) => {
    sent(from, into, isDry);
    return { ...told, done: isDry !== true };
  });
  const { user } = await open('&maker=murata-electronics', [merging]);
  await screen.findByRole('option', { name: 'Murata' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Manufacturer to keep' }), 'murata');
  await user.click(screen.getByRole('button', { name: 'See what moves' }));
  expect(await screen.findByText('Parts that change their manufacturer: 310')).toBeDefined();
  expect(sent.mock.calls).toEqual([['murata-electronics', 'murata', true]]);
  await user.click(screen.getByRole('button', { name: 'Merge into Murata' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge into Murata' }));
  await user.click(dialog.getByRole('button', { name: 'Merge into Murata' }));
  expect(await screen.findByRole('heading', { name: 'Murata' })).toBeDefined();
  expect(sent).toHaveBeenLastCalledWith('murata-electronics', 'murata', false);
});

it('offers no merge while parts of one number differ', async () => {
  const differing = [
    { mpn: 'LM358DR', from: { category: 'Op amps', package: 'SOIC-8' }, into: { category: 'Op amps', package: 'TSSOP-8' } },
  ];
  const { user } = await open('&maker=murata-electronics', [mock(mergeMakers, { ...told, differing, done: false })]);
  await screen.findByRole('option', { name: 'Murata' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Manufacturer to keep' }), 'murata');
  await user.click(screen.getByRole('button', { name: 'See what moves' }));
  expect(await screen.findByText('LM358DR: Op amps, SOIC-8 / Op amps, TSSOP-8')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Merge into/ })).toBeNull();
});
