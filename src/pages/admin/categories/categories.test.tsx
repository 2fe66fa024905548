import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  type AdminCategory,
  type CategoryFields,
  getAdminCategories,
  getAdminCategory,
  getAdminParameters,
  getCategoryChanges,
  moveCategory,
  saveCategory,
  type TreeItem,
} from '#contract/api/admin/category.ts';
import { setPicture } from '#contract/api/admin/picture.ts';
import { addProductPicture } from '#contract/api/admin/product.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';
import { seeSaved } from '#src/testing/see-saved.ts';

afterEach(() => sessionStorage.clear());

const item = (slug: string, name: string, level: number, parent: string | null): TreeItem => ({
  web_url: slug,
  parent,
  level,
  name,
  parts: level,
  visible: 0,
});
const tree = [item('passives', 'Passives', 1, null), item('mlcc', 'MLCC', 2, 'passives'), item('film', 'Film', 2, 'passives')];
const composition = {
  key: 'composition',
  kind: 'option' as const,
  unit: '' as const,
  name: { en: 'Composition', de: 'Aufbau' },
  options: [{ key: 'thick', name: { en: 'Thick film', de: 'Dickschicht' } }],
};
const fields: CategoryFields = {
  parent: 'passives',
  part_class: 'mlcc',
  name: { en: 'MLCC', de: 'Keramikkondensatoren' },
  item_name: { en: 'Ceramic capacitor', de: 'Keramikkondensator' },
  description: {},
  synonyms: ['cog'],
  parameters: [{ ...composition, facet: 'choice', column: true }],
};

const kept = '/api/store/common/picture/aaaaaaaaaaaaaaaaaaaaaa';

/** A store that keeps what it is told, and notes it. */
function shop() {
  const held = { fields, version: 'v1', picture: null as string | null, asked: [] as object[] };
  const shown = (): AdminCategory => ({
    web_url: 'mlcc',
    version: held.version,
    fields: held.fields,
    picture: held.picture,
    parts: 3,
    children: 0,
    shared: { composition: 2 },
    is_updating: false,
  });
  const handlers = [
    mock(addProductPicture, { path: kept, width: 400, height: 300 }),
    mock(setPicture, ({ path }) => {
      held.picture = path;
      return { path };
    }),
    mock(getAdminCategory, shown),
    mock(saveCategory, ({ web_url, version, is_new, ...rest }) => {
      held.asked.push({ ...rest, ...(is_new && { is_new, web_url }) });
      if (!is_new && version !== held.version) return errorResponse('version_conflict', { data: { version: held.version } });
      const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      held.fields = { ...held.fields, ...said };
      held.version += '+';
      return shown();
    }),
  ];
  return { held, handlers };
}

function open(handlers: NonNullable<Parameters<typeof renderPage>[1]>, query = '') {
  sessionStorage.setItem('operator_session', token);
  return renderPage(`/admin?tab=catalog&view=categories${query}`, [
    ...handlers,
    mock(getAdminCategories, { list: tree }),
    mock(getAdminParameters, { list: [composition] }),
    mock(getCategoryChanges, { list: [], total: 0, current_page: 1, last_page: 1, page_size: 20 }),
    mock(getOperatorMe, me({ role: 'stock', scopes: ['catalog', 'own'] })),
  ]);
}
const editor = async (name = 'MLCC') => within(await screen.findByRole('form', { name }));

it('shows the tree, and moves a category among its neighbours', async () => {
  const asked: object[] = [];
  const { user } = await open([
    mock(moveCategory, (request) => {
      asked.push(request);
      return { list: tree };
    }),
  ]);
  await screen.findByRole('link', { name: 'MLCC' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move MLCC up' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Move Film up' }));
  await waitFor(() => expect(asked).toMatchObject([{ web_url: 'film', to: 'up' }]));
});

it('changes words of one language and choices of a parameter, and leaves the rest', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers, '&category=mlcc');
  const form = await editor();
  await user.selectOptions(form.getByLabelText('Language of the words'), 'de');
  const [name] = form.getAllByLabelText<HTMLInputElement>('Name');
  expect(name?.value).toBe('Keramikkondensatoren');
  if (name) {
    await user.clear(name);
    await user.type(name, 'Kerkos');
  }
  expect(form.getByText(/also in 2 other categories/)).toBeTruthy();
  const choices = form.getByLabelText<HTMLTextAreaElement>('Choices');
  expect(choices.value).toBe('thick: Dickschicht');
  await user.type(choices, '{Enter}thin: Dünnschicht');
  await user.click(form.getByRole('button', { name: 'Save category' }));
  await seeSaved(user);
  expect(held.asked).toEqual([
    {
      name: { en: 'MLCC', de: 'Kerkos' },
      parameters: [
        {
          ...fields.parameters[0],
          options: [
            { key: 'thick', name: { en: 'Thick film', de: 'Dickschicht' } },
            { key: 'thin', name: { de: 'Dünnschicht' } },
          ],
        },
      ],
    },
  ]);
});

it('keeps what was typed when somebody else was quicker, and shows theirs', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers, '&category=mlcc');
  const form = await editor();
  const words = form.getByLabelText<HTMLTextAreaElement>('Other words it is looked for by');
  await user.type(words, '{Enter}mine');
  held.fields = { ...fields, synonyms: ['theirs'] };
  held.version = 'v2';
  await user.click(form.getByRole('button', { name: 'Save category' }));
  await form.findByRole('alert');
  expect(words.value).toBe('cog\nmine');
  expect(form.getByText(/theirs/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save category' }));
  await seeSaved(user);
  expect(held.fields.synonyms).toEqual(['cog', 'mine']);
});

it('makes a category with a parameter that others have', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers, '&category=new');
  const form = await editor('New category');
  await user.click(form.getByRole('button', { name: 'Save category' }));
  expect(form.getByLabelText('Address in the store').getAttribute('aria-invalid')).toBe('true');
  await user.type(form.getByLabelText('Address in the store'), 'widgets');
  await user.selectOptions(form.getByLabelText('Belongs to'), 'passives');
  const [name] = form.getAllByLabelText('Name');
  if (name) await user.type(name, 'Widgets');
  await user.selectOptions((await editor('Widgets')).getByLabelText('Parameter'), 'composition');
  await user.click((await editor('Widgets')).getByRole('button', { name: 'Add a parameter' }));
  await user.click((await editor('Widgets')).getByRole('button', { name: 'Save category' }));
  await waitFor(() => expect(held.asked).toHaveLength(1));
  expect(held.asked[0]).toMatchObject({
    is_new: true,
    web_url: 'widgets',
    parent: 'passives',
    name: { en: 'Widgets' },
    parameters: [{ key: 'composition', facet: null, column: false }],
  });
});

it('shows the picture as soon as it is chosen, and takes it away', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers, '&category=mlcc');
  await editor();
  expect(screen.queryByRole('img', { name: 'MLCC' })).toBeNull();
  const input = await screen.findByLabelText('Choose picture', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'mlcc.png', { type: 'image/png' })] } });
  expect((await screen.findByRole('img', { name: 'MLCC' })).getAttribute('src')).toBe(kept);
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'MLCC' })).toBeNull());
  expect(held.picture).toBeNull();
});
