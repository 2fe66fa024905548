import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { bannerList } from '#contract/api/banner.ts';
import { getHomeBlocks } from '#contract/api/admin/home.ts';
import { getSite, getTexts, saveBanners, saveHead, saveLang, saveNav, type Site } from '#contract/api/admin/site.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { localeKeys } from '#contract/locale.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

afterEach(() => sessionStorage.clear());

const addresses = localeKeys.map((locale) => ({ locale, url: locale === 'tr' ? 'https://shop.com/tr' : `https://${locale}.shop.com` }));
const site: Site = {
  head: { site_name: '', title: {}, description: {}, logo: '', favicon: '', og_image: '', theme_color: '' },
  nav: {
    headColumn: [{ path: '/category', title: { en: 'Parts' }, children: [{ path: '/product', title: { en: 'New' } }] }],
    LastColumn: [{ title: { en: 'Company' }, items: [{ path: '/about/about', title: {} }] }],
    otherNav: [],
  },
  own_nav: ['headColumn'],
  languages: [...localeKeys],
  addresses,
  banners: [],
  versions: { banners: 0 },
};
const texts = mock(getTexts, ({ keyword }) => ({
  list: keyword === 'cart' ? [{ key: 'common:header.cart', original: 'Cart', text: null }] : [],
  total: 0,
  current_page: 1,
  last_page: 1,
  page_size: 20,
}));

const arranged = mock(getHomeBlocks, { blocks: [], is_own: false, version: 0, records: [], changes: [] });

async function open(handlers: Parameters<typeof renderPage>[1] = [], role = me({ role: 'content', scopes: ['content', 'own'] })) {
  sessionStorage.setItem('operator_session', token);
  const view = await renderPage('/admin?tab=site', [...handlers, texts, mock(getSite, site), arranged, mock(getOperatorMe, role)]);
  await screen.findByRole('form', { name: 'Name and looks' });
  return view;
}
const form = (name: string) => within(screen.getByRole('form', { name }));

it('saves name and looks, and says at the field what the store refuses', async () => {
  const asked: unknown[] = [];
  const { user } = await open([
    mock(saveHead, (request) => {
      asked.push(request);
      return errorResponse('validation_failed', { fields: { logo: [{ code: 'invalid_format', message: 'x' }] } });
    }),
  ]);
  const head = form('Name and looks');
  await user.type(head.getByLabelText('Name of the store'), 'Muster Parts');
  await user.type(head.getByLabelText('Title of the home page (English)'), 'All parts');
  await user.type(head.getByLabelText('Logo'), 'logo.svg');
  await user.click(head.getByRole('button', { name: 'Save name and looks' }));
  await waitFor(() => expect(head.getByLabelText('Logo').getAttribute('aria-invalid')).toBe('true'));
  expect(asked).toMatchObject([{ site_name: 'Muster Parts', title: { en: 'All parts' }, logo: 'logo.svg' }]);
  expect(head.getByDisplayValue('Muster Parts')).toBeDefined();
});

it('moves, adds and takes out links, and brings back what came with the store', async () => {
  const asked: unknown[] = [];
  const { user } = await open([
    mock(saveNav, (request) => {
      asked.push(request);
      return site;
    }),
  ]);
  const links = form('Links in the header');
  await user.click(links.getByRole('button', { name: 'Add a link' }));
  const added = within(links.getAllByRole('group').at(-1) ?? document.body);
  await user.type(added.getByLabelText('Page or address'), '/cart');
  await user.selectOptions(added.getByLabelText('Icon'), 'Cart');
  await user.click(links.getByRole('button', { name: 'Move /cart up' }));
  await user.click(links.getByRole('button', { name: 'Remove New' }));
  await user.click(links.getByRole('button', { name: 'Save links' }));
  await user.click(links.getByRole('button', { name: 'Bring back what came with the store' }));
  await waitFor(() =>
    expect(asked).toMatchObject([
      {
        headColumn: [
          { path: '/cart', icon: 'cart' },
          { path: '/category', children: [] },
        ],
      },
      { headColumn: null },
    ]),
  );
});

it('offers languages, and finds and changes a text', async () => {
  const asked: unknown[] = [];
  const { user } = await open([
    mock(saveLang, (request) => {
      asked.push(request);
      return site;
    }),
  ]);
  const languages = form('Languages offered');
  expect(languages.getByRole<HTMLInputElement>('checkbox', { name: 'English' }).disabled).toBe(true);
  expect(languages.getByRole('link', { name: 'ru.shop.com' }).getAttribute('href')).toBe('https://ru.shop.com');
  expect(languages.getByRole('link', { name: 'shop.com/tr' }).getAttribute('hreflang')).toBe('tr-TR');
  await user.click(languages.getByRole('checkbox', { name: 'Русский' }));
  await user.click(languages.getByRole('button', { name: 'Save languages' }));
  expect(await screen.findByText('No text is changed in this language.')).toBeDefined();
  await user.type(screen.getByLabelText('Word or key'), 'cart{Enter}');
  const text = within(await screen.findByRole('form', { name: 'common:header.cart' }));
  await user.type(text.getByLabelText('Your text'), 'Trolley');
  await user.click(text.getByRole('button', { name: 'Save text' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]).toMatchObject({ languages: localeKeys.filter((key) => key !== 'ru') });
  expect(asked[1]).toMatchObject({ locale: 'en', texts: { 'common:header.cart': 'Trolley' } });
});

it('says at a text that its placeholders are not those of the original, and keeps what was typed', async () => {
  const fields = { 'texts.common:header.cart': [{ code: 'mismatch' as const, message: 'x' }] };
  const { user } = await open([mock(saveLang, () => errorResponse('validation_failed', { fields }))]);
  await user.type(screen.getByLabelText('Word or key'), 'cart{Enter}');
  const text = within(await screen.findByRole('form', { name: 'common:header.cart' }));
  const field = text.getByLabelText('Your text');
  await user.type(field, 'Trolley {{{{nobody}}');
  await user.click(text.getByRole('button', { name: 'Save text' }));
  expect(await text.findByText('Keep the placeholders and the markup of the original, and add none.')).toBeDefined();
  expect(field).toHaveProperty('value', 'Trolley {{nobody}}');
});

it('keeps what was typed of a banner when somebody else was quicker, and says what they saved', async () => {
  const asked: unknown[] = [];
  const theirs = {
    id: 'bbbbbbbb',
    kind: 'home' as const,
    is_on: true,
    title: { en: 'Theirs' },
    text: {},
    path: '',
    from: null,
    until: null,
  };
  let saved = site;
  const { user } = await open([
    mock(getSite, () => saved),
    mock(saveBanners, (request) => {
      asked.push(request);
      if (asked.length > 1) return { ...site, versions: { banners: 2 }, banners: bannerList.parse(request.banners) };
      saved = { ...site, banners: [theirs], versions: { banners: 1 } };
      return errorResponse('version_conflict', { data: { version: 1 } });
    }),
  ]);
  const banners = form('Notices and banners');
  await user.click(banners.getByRole('button', { name: 'Add a notice or banner' }));
  await user.type(banners.getByLabelText('Title (English)'), 'Closed on Monday');
  await user.type(banners.getByLabelText('Page of the store it leads to'), '/about/delivery');
  fireEvent.change(banners.getByLabelText('Until (UTC)'), { target: { value: '2026-12-01T08:30' } });
  await user.click(banners.getByRole('button', { name: 'Save notices and banners' }));
  expect(await banners.findByText('Saved in the meantime: Theirs')).toBeDefined();
  expect(banners.getByDisplayValue('Closed on Monday')).toBeDefined();
  await user.click(banners.getByRole('button', { name: 'Save notices and banners' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  const own = { kind: 'notice', is_on: true, title: { en: 'Closed on Monday' }, text: {}, path: '/about/delivery', from: null };
  expect(asked).toMatchObject([{ version: 0 }, { version: 1, banners: [{ ...own, until: '2026-12-01T08:30:00Z' }] }]);
});

it('says of a banner that its English title is missing while another language is shown, and that its end comes before its beginning', async () => {
  const fields = {
    'banners.0.title.en': [{ code: 'required' as const, message: 'x' }],
    'banners.0.until': [{ code: 'out_of_range' as const, message: 'x' }],
  };
  const { user } = await open([mock(saveBanners, () => errorResponse('validation_failed', { fields }))]);
  await user.selectOptions(screen.getByLabelText('Language of the texts'), 'de');
  const banners = form('Notices and banners');
  await user.click(banners.getByRole('button', { name: 'Add a notice or banner' }));
  await user.type(banners.getByLabelText('Title (Deutsch)'), 'Inventur');
  fireEvent.change(banners.getByLabelText('From (UTC)'), { target: { value: '2026-12-24T08:00' } });
  fireEvent.change(banners.getByLabelText('Until (UTC)'), { target: { value: '2026-12-20T08:00' } });
  await user.click(banners.getByRole('button', { name: 'Save notices and banners' }));
  expect(await banners.findByText('English: Fill in this field')).toBeDefined();
  expect(banners.getByText('The end must come after the beginning')).toBeDefined();
});

it('shows no steps to who only reads', async () => {
  await open([], me({ role: 'read_only', read_only: true }));
  expect(screen.queryByRole('button', { name: /^(?:Save|Add|Move|Remove|Bring)/ })).toBeNull();
});
