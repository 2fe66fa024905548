import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { matchBom } from '#contract/api/bom.ts';
import { deletePartsList, getPartsList, getPartsLists, savePartsList } from '#contract/api/parts-list.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { buildCost } from '#src/testing/build-cost.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { bomLine, sampleBom, sampleList } from '#src/testing/sample-bom.ts';
import { onePage } from '#src/testing/sample-coupon.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const path = '/other/bom';
const account = { known: { user: inSession } };
const key = 'abcdefghijklmnopqrstuvwx';
const bare = sampleBom(undefined, { columns: [], header_row: null, delimiter: null });
const { lines, ...summary } = sampleList();
const lists = mock(getPartsLists, { ...onePage([{ ...summary, line_count: lines.length }]), tags: [] });
const shop = [mock(getUserInfo, sampleUser()), mock(matchBom, bare), lists, ...buildCost];

beforeEach(() => sessionStorage.clear());

test('saves a bill under a name and opens it at its own address', async () => {
  const saved = vi.fn();
  const { user, router } = await renderPage(
    path,
    [
      mock(savePartsList, (list) => {
        saved(list);
        return sampleList({ name: list.name });
      }),
      mock(getPartsList, sampleList({ name: 'Node rev D' })),
      ...shop,
    ],
    account,
  );
  await user.click(await screen.findByRole('textbox', { name: 'Rows of your bill of materials' }));
  await user.paste('LM358DR 1');
  await user.click(screen.getByRole('button', { name: 'Find the parts' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a name, like Sensor node rev C')).toBeDefined();
  await user.type(name, 'Node rev D');
  const tags = screen.getByRole('textbox', { name: 'Tags' });
  await user.type(tags, 'x'.repeat(31));
  expect(screen.getByText('A tag has 30 characters at most, and a list 10 tags')).toBeDefined();
  await user.clear(tags);
  await user.type(tags, 'prototype, spring , prototype,');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.search).toBe('?list=list1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Node rev D' })).toBeDefined();
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    name: 'Node rev D',
    tags: ['prototype', 'spring'],
    boards: 100,
    lines: [{ sku: 'PW-LM358-CT', mpn: 'LM358DR', quantity: 1, references: 'U3' }, { mpn: '4k7 0603' }, { mpn: 'ABM8-24.000' }],
  });
});

test('a saved list is matched with its own boards, shared by a link and taken back', async () => {
  const build = { attrition_bp: 150, attrition: { chip_0402: { least: 10 } } };
  let list = sampleList(build);
  const asked = vi.fn();
  const saved = vi.fn();
  const { user } = await renderPage(
    `${path}?list=list1`,
    [
      mock(matchBom, (request) => {
        asked(request);
        return bare;
      }),
      mock(getPartsList, () => list),
      mock(savePartsList, ({ share, attrition_bp, attrition }) => {
        saved({ attrition_bp, attrition });
        list = sampleList({ ...build, share_key: share === true ? key : null, version: list.version + 1 });
        return list;
      }),
      ...shop,
    ],
    account,
  );
  await user.click(await screen.findByRole('button', { name: 'Share by a link' }));
  const link = await screen.findByRole('textbox', { name: 'Link to this list' });
  expect(link).toHaveProperty('value', `${window.location.origin}/other/bom?share=${key}`);
  expect(asked.mock.calls[0]?.[0]).toEqual({
    lines: [{ quantity: 1, sku: 'PW-LM358-CT', mpn: 'LM358DR', references: 'U3' }],
    boards: 100,
    ...build,
  });
  expect(saved).toHaveBeenCalledWith(build);
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByRole('button', { name: 'Share by a link' })).toBeDefined();
});

test('rows are tagged, found by their tags and saved with them', async () => {
  const saved = vi.fn();
  const tagged = sampleBom(
    [bomLine({ source: { mpn: 'LM358DR', references: 'U3', tags: 'analog' } }), bomLine({ row: 3, source: { mpn: 'BC847' } })],
    { columns: [], header_row: null, delimiter: null },
  );
  const { user } = await renderPage(
    `${path}?list=list1`,
    [
      mock(matchBom, tagged),
      mock(getPartsList, sampleList()),
      mock(savePartsList, ({ lines: sent }) => {
        saved(sent?.map(({ mpn, tags = [] }) => [mpn, tags]));
        return sampleList();
      }),
      ...shop,
    ],
    account,
  );
  await user.click(await screen.findByRole('button', { name: 'Tags of BC847' }));
  const field = screen.getByRole('textbox', { name: 'Tags of BC847' });
  await user.type(field, 'x'.repeat(31));
  expect(screen.getByText('A tag has 30 characters at most, and a row 10 tags')).toBeDefined();
  await user.clear(field);
  await user.type(field, 'second source, check{Enter}');
  await user.click(within(screen.getByRole('group', { name: 'Rows by tag' })).getByRole('button', { name: 'check' }));
  expect(screen.queryByRole('button', { name: 'Tags of LM358DR' })).toBeNull();
  expect(screen.getByRole('button', { name: 'All 1' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith([
      ['LM358DR', ['analog']],
      ['LM358DR', ['second source', 'check']],
    ]),
  );
});

test('what another window saved is not overwritten', async () => {
  const { user } = await renderPage(
    `${path}?list=list1`,
    [
      mock(getPartsList, sampleList()),
      mock(savePartsList, ({ id }) =>
        id === undefined ? sampleList({ id: 'list2' }) : errorResponse('version_conflict', { data: { version: 9 } }),
      ),
      ...shop,
    ],
    account,
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('The list was changed in another window since you opened it.');
  await user.click(screen.getByRole('button', { name: 'Save as a new one' }));
  await waitFor(() => expect(screen.queryByText(/another window/)).toBeNull());
});

test('a shared list can be read and ordered but not changed', async () => {
  await renderPage(`${path}?share=${key}`, [mock(getPartsList, sampleList()), mock(matchBom, bare), ...buildCost]);
  expect(await screen.findByText(/Shared with you, read only/)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Cost with shipping and tax' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add 1 row to cart' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a link that leads nowhere says so', async () => {
  await renderPage(`${path}?share=${key}`, [mockError(getPartsList, 'not_found'), ...buildCost]);
  expect(await screen.findByText('This list is not shared')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Start another one' }).getAttribute('href')).toBe(path);
});

test('lists the saved ones and deletes one after a question', async () => {
  let isGone = false;
  const { user } = await renderPage(
    path,
    [
      mock(getPartsLists, () => ({ ...onePage(isGone ? [] : [{ ...summary, line_count: 1 }]), tags: [] })),
      mock(deletePartsList, () => {
        isGone = true;
        return { ok: true as const };
      }),
      ...shop,
    ],
    account,
  );
  expect((await screen.findByRole('link', { name: 'Sensor node' })).getAttribute('href')).toBe(`${path}?list=list1`);
  await user.click(screen.getByRole('button', { name: 'Delete list: Sensor node' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No list is saved yet.')).toBeDefined();
});

test('a visitor is told what an account is good for, and comes back', async () => {
  const { user } = await renderPage(path, [mock(matchBom, sampleBom())]);
  await user.click(await screen.findByRole('textbox', { name: 'Rows of your bill of materials' }));
  await user.paste('LM358DR 1');
  await user.click(screen.getByRole('button', { name: 'Find the parts' }));
  const save = within((await screen.findByRole('heading', { name: 'Keep this BOM' })).closest('section') ?? document.body);
  expect(save.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/user/login?redirect=%2Fother%2Fbom');
});
