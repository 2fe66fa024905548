import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { getHomeBlocks, type HomeArrangement, previewHomeBlocks, saveHomeBlocks } from '#contract/api/admin/home.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { getSite, getTexts } from '#contract/api/admin/site.ts';
import { searchSuggest } from '#contract/api/catalog.ts';
import { homeBlocks, plainBlock, shippedBlocks } from '#contract/api/home-block.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken, sampleMe as me } from '#src/testing/sample-operator.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const head = { site_name: '', title: {}, description: {}, logo: '', favicon: '', og_image: '', theme_color: '' };
const nav = { headColumn: [], LastColumn: [], otherNav: [] };
const site = { head, nav, own_nav: [], languages: [], addresses: [], banners: [], versions: { banners: 0 } };
const shipped: HomeArrangement = { blocks: [...shippedBlocks], is_own: false, version: 0, records: [], changes: [] };
const nothing = { list: [], total: 0, current_page: 1, last_page: 1, page_size: 20 };
const suggested = { products: [], manufacturers: [], categories: [], readings: [], keywords: [], calculators: [], content: [] };

async function open(handlers: RequestHandler[], arrangement: HomeArrangement | (() => HomeArrangement) = shipped) {
  sessionStorage.setItem('operator_session', operatorToken);
  const role = me({ role: 'content', scopes: ['content', 'own'] });
  const rest = [mock(getSite, site), mock(getTexts, nothing), mock(getHomeBlocks, arrangement), mock(getOperatorMe, role)];
  const { user } = await renderPage('/admin?tab=site', [...handlers, ...rest]);
  const form = within(await screen.findByRole('form', { name: 'Home page' }));
  const names = () => form.getAllByRole('group').map((one) => one.getAttribute('aria-label'));
  return { user, form, names };
}

it('moves blocks by the keyboard, which stays with the block that it moves', async () => {
  const { user, form, names } = await open([]);
  form.getByRole('button', { name: 'Move Manufacturers up' }).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(names()).toEqual([
    'Banners',
    'Categories',
    'Parts ordered most',
    'Calculators',
    'Manufacturers',
    'Way to the BOM tool',
    'Articles',
  ]);
  form.getByRole('button', { name: 'Move Articles up' }).focus();
  await user.keyboard('{Enter}');
  form.getByRole('button', { name: 'Move Articles down' }).focus();
  await user.keyboard('{Enter}');
  expect(names().at(-1)).toBe('Articles');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Articles up');
});

it('chooses parts by the search of the store, and saves them with what was typed', async () => {
  const asked: unknown[] = [];
  const part = { part_class: null, description: '', image: null, outline: null, available: 1, unit_micros: null, currency: 'USD' };
  const { user, form } = await open([
    mock(searchSuggest, { ...suggested, products: [{ ...part, web_url: 'lm358dr', mpn: 'LM358DR', manufacturer: 'TI' }] }),
    mock(saveHomeBlocks, (request) => {
      asked.push(request);
      if (asked.length === 1)
        return errorResponse('validation_failed', { fields: { 'blocks.7.title.en': [{ code: 'required', message: 'x' }] } });
      return { ...shipped, blocks: homeBlocks.parse(request.blocks), is_own: true, version: 1 };
    }),
  ]);
  await user.click(form.getByRole('button', { name: 'Add block' }));
  const block = within(form.getByRole('group', { name: 'Chosen parts' }));
  await user.type(block.getByRole('searchbox', { name: 'Find a part' }), 'lm358');
  await user.click(await block.findByRole('button', { name: 'Add LM358DR · TI' }));
  await user.click(form.getByRole('checkbox', { name: 'Calculators' }));
  await user.click(form.getByRole('button', { name: 'Save home page' }));
  await waitFor(() => expect(block.getByLabelText('Title (English)').getAttribute('aria-invalid')).toBe('true'));
  await user.type(block.getByLabelText('Title (English)'), 'Our picks');
  await user.click(form.getByRole('button', { name: 'Save home page' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  const own = { kind: 'parts', is_shown: true, title: { en: 'Our picks' }, text: {}, chosen: ['lm358dr'] };
  const rest = shippedBlocks.map((one) => (one.kind === 'calculators' ? { ...one, is_shown: false } : one));
  expect(asked[1]).toMatchObject({ version: 0, blocks: [...rest, own] });
});

it('says what visitors cannot see, and takes up an older state', async () => {
  const makers = { ...plainBlock('makers'), chosen: ['gone'] };
  const { user, form, names } = await open([], {
    ...shipped,
    blocks: [makers],
    is_own: true,
    records: [{ kind: 'makers', chosen: 'gone', name: null }],
    changes: [
      { at: '2026-11-20T12:00:00.000Z', actor: 'ada', blocks: [makers] },
      { at: '2026-11-19T12:00:00.000Z', actor: 'ada', blocks: [plainBlock('bom'), plainBlock('hot')] },
    ],
  });
  expect(form.getByText('gone: visitors cannot see this, so it is left out')).toBeDefined();
  const changes = within(screen.getByRole('region', { name: 'Changes of the home page' }));
  await user.click(changes.getAllByRole('button', { name: /^Take up the state of/ })[1] ?? document.body);
  expect(names()).toEqual(['Way to the BOM tool', 'Parts ordered most']);
});

it('leads to a preview of what is not saved yet', async () => {
  const asked: unknown[] = [];
  const { user, form } = await open([
    mock(previewHomeBlocks, (request) => {
      asked.push(request);
      return { blocks: [{ kind: 'hot' as const, title: null, language: 'en-US' }], records: [] };
    }),
  ]);
  await user.click(form.getByRole('button', { name: 'See a preview' }));
  const link = await form.findByRole('link', { name: 'Open the preview in a new tab' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/#preview', '_blank']);
  expect(asked).toEqual([{ blocks: [...shippedBlocks] }]);
  expect(localStorage.getItem('home_preview')).toBe('[{"kind":"hot","title":null,"language":"en-US"}]');
});
