import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  addArticlePicture,
  type AdminArticle,
  type ArticleVersion,
  getAdminArticle,
  getAdminArticles,
  getArticleVersions,
  previewArticle,
  saveArticle,
  noFacts,
} from '#contract/api/admin/article.ts';
import { getCountries } from '#contract/api/address.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { openOffice } from '#src/testing/operator-office.tsx';

afterEach(() => sessionStorage.clear());

const shipped = { title: 'Delivery', summary: 'How we send parts.', body: 'By parcel.' };
const delivery: AdminArticle = {
  kind: 'page',
  slug: 'delivery',
  path: '/about/delivery',
  is_shipped: true,
  shipped: { texts: { en: shipped }, facts: noFacts },
  live: null,
  draft: null,
  variant: null,
  preview_path: null,
  topics: [],
  version: 0,
};
const post: AdminArticle = {
  ...delivery,
  kind: 'blog',
  slug: 'reflow',
  path: '/blog/practice/reflow',
  is_shipped: false,
  shipped: { texts: {}, facts: noFacts },
  live: { texts: { en: { ...shipped, title: 'Reflow' } }, facts: { ...noFacts, topic: 'practice', tags: ['ovens'] }, until: null },
  topics: [{ web_url: 'practice', name: 'Practice' }],
  version: 3,
};
const listed = { current_page: 1, last_page: 1, page_size: 20 };
const preview = mock(previewArticle, ({ body }) => ({
  html: `<p>${body}</p>`,
  lost_links: body.includes('/nowhere') ? ['/nowhere'] : [],
  lost_pictures: [],
  has_wordless_pictures: false,
}));

const countries = ['AT', 'DE', 'FR'].map((code) => ({ code, name: code, currency: 'EUR', phone_prefix: '+1', eu: true, ships: true }));

async function open(article: AdminArticle, save: Parameters<typeof mock<typeof saveArticle>>[1], versions: ArticleVersion[] = []) {
  return openOffice(`/admin?tab=site&view=articles&kind=${article.kind}&slug=${article.slug}`, [
    mock(getAdminArticle, article),
    mock(getCountries, { list: countries }),
    mock(getArticleVersions, { ...listed, list: versions, total: versions.length }),
    preview,
    mock(addArticlePicture, { path: '/api/store/common/picture/abcdefghijklmnopqrstuv', width: 40, height: 20 }),
    mock(saveArticle, save),
  ]);
}

it('shows the English text beside a translation, says what is missing, and sends the languages that were written alone', async () => {
  const sent = vi.fn();
  const { user } = await open(delivery, (request) => {
    sent(request.texts, request.facts);
    return { article: { ...delivery, live: { texts: request.texts, facts: null, until: null }, version: 1 } };
  });
  expect(await screen.findByDisplayValue('By parcel.')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Translation'), 'de');
  expect(screen.getByText(/^Not written yet in: Deutsch/)).toBeDefined();
  await user.type(screen.getByLabelText('Title (Deutsch)'), 'Versand');
  await user.type(screen.getByLabelText('Summary (Deutsch)'), 'Wie wir verschicken.');
  await user.type(screen.getByLabelText('Text (Deutsch)'), 'Siehe /nowhere.');
  expect(screen.queryByText(/^Not written yet in: Deutsch/)).toBeNull();
  expect(screen.getByDisplayValue('By parcel.')).toBeDefined();
  expect(await screen.findByText(/^These links lead nowhere: \/nowhere$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({ de: { title: 'Versand', summary: 'Wie wir verschicken.', body: 'Siehe /nowhere.' } }, null);
});

it('says so in place of the preview when a text cannot be read', async () => {
  const refused = errorResponse('validation_failed', { fields: { body: [{ code: 'invalid_format', message: 'Check' }] } });
  await openOffice('/admin?tab=site&view=articles&kind=page&slug=delivery', [
    mock(getAdminArticle, delivery),
    mock(previewArticle, () => refused),
  ]);
  expect(await screen.findByText('Check the format of this entry')).toBeDefined();
});

it('names the language whose text is refused while another one is shown', async () => {
  const { user } = await open(delivery, () =>
    errorResponse('validation_failed', { fields: { 'texts.fr.title': [{ code: 'required', message: 'Needed' }] } }),
  );
  await user.selectOptions(await screen.findByLabelText('Translation'), 'de');
  await user.type(screen.getByLabelText('Title (Deutsch)'), 'Versprechen');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Also check the text in: Français')).toBeDefined();
});

it('a draft, and a time in the operator’s own hours, are sent as they are meant', async () => {
  const sent = vi.fn();
  const { user } = await open(post, ({ is_draft: isDraft, from, until }) => {
    sent(isDraft, from, until);
    return { article: post };
  });
  await user.click(await screen.findByLabelText('Draft: nobody but you sees it'));
  expect(screen.queryByLabelText('From')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(true, undefined, undefined));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2036-12-01T08:30' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(undefined, new Date('2036-12-01T08:30').toISOString(), null));
});

it('what stands beside the text is typed as lists, and what is wrong in one is told at its field', async () => {
  const sent = vi.fn();
  const { user } = await open(post, ({ facts }) => {
    sent(facts?.tags, facts?.parts);
    return errorResponse('validation_failed', { fields: { 'facts.parts.1': [{ code: 'invalid_format', message: 'Check' }] } });
  });
  const tags = await screen.findByLabelText('Tags, with commas between');
  await user.type(tags, ', profiles,');
  await user.type(screen.getByLabelText('Parts, one a line: maker/number'), 'ti/LM358DR{enter}LM324');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Check the format of this entry')).toBeDefined();
  expect(sent).toHaveBeenCalledWith(['ovens', 'profiles'], ['ti/LM358DR', 'LM324']);
});

it('a picture that is pasted is asked for its words, and then stands where the cursor was', async () => {
  const { user } = await open(post, { article: post });
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Text (English)');
  text.focus();
  text.setSelectionRange(2, 2);
  fireEvent.select(text);
  fireEvent.paste(text, { clipboardData: { files: [new File(['x'], 'oven.png', { type: 'image/png' })] } });
  await user.click(await screen.findByRole('button', { name: 'Insert' }));
  expect(screen.getByText('Say what the picture shows.')).toBeDefined();
  await user.type(screen.getByLabelText('What oven.png shows'), 'An [[oven]');
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(text.value).toBe('By![An  oven](/api/store/common/picture/abcdefghijklmnopqrstuv) parcel.'));
});

it('the cover is another picture once one is chosen, with what it shows, and none once it is taken off', async () => {
  const sent = vi.fn();
  const { user } = await open(post, ({ facts }) => {
    sent(facts?.cover);
    return errorResponse('validation_failed', { fields: { 'facts.cover.alt.en': [{ code: 'required', message: 'Needed' }] } });
  });
  await user.upload(await screen.findByLabelText('Choose cover picture'), new File(['x'], 'board.png', { type: 'image/png' }));
  const shows = await screen.findByLabelText<HTMLInputElement>('What the cover picture shows (English)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shows.getAttribute('aria-invalid')).toBe('true'));
  await user.type(shows, 'A board');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const path = '/api/store/common/picture/abcdefghijklmnopqrstuv';
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ path, alt: { en: 'A board' } }));
  await user.click(screen.getByRole('button', { name: 'Remove cover picture' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(undefined));
});

it('what is no picture is refused before it is sent', async () => {
  await open(post, { article: post });
  const text = await screen.findByLabelText('Text (English)');
  fireEvent.drop(text, { dataTransfer: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
  expect(await screen.findByText(/^notes\.txt is not a file we can accept/)).toBeDefined();
});

it('tells what each version changed, and puts an older one back into the form', async () => {
  const version = (id: string, body: string): ArticleVersion => ({
    id,
    at: `2026-11-2${id}T10:00:00Z`,
    actor: 'Ada',
    how: 'public',
    texts: { en: { ...shipped, title: 'Reflow', body } },
    facts: post.live?.facts ?? null,
  });
  const { user } = await open(post, { article: post }, [version('2', 'By parcel.\nNew line.'), version('1', 'By parcel.\nOld line.')]);
  const [newest, oldest] = await within(await screen.findByRole('region', { name: 'Versions' })).findAllByRole('group');
  expect(within(newest as HTMLElement).getByText('Old line.').tagName).toBe('DEL');
  expect(within(newest as HTMLElement).getByText('New line.').tagName).toBe('INS');
  await user.click(within(oldest as HTMLElement).getByText(/Ada/));
  await user.click(within(oldest as HTMLElement).getByRole('button', { name: 'Put this version into the form' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text (English)').value).toBe('By parcel.\nOld line.');
  expect(screen.getByText(/^The fields show the version of/)).toBeDefined();
});

it('lists what is written with its state and the languages that it lacks, and asks for a kind and an address of what is new', async () => {
  const one = { kind: 'blog', slug: 'reflow', path: '/blog/practice/reflow', title: 'Reflow', state: 'draft', is_shipped: false } as const;
  const { user } = await openOffice('/admin?tab=site&view=articles', [
    mock(getAdminArticles, {
      ...listed,
      list: [{ ...one, own: ['en'], missing: ['de', 'jp'], variant: null, updated_at: '2026-11-04T00:00:00Z' }],
      total: 1,
    }),
    mock(getAdminArticle, { ...post, slug: 'ovens', live: null, version: 0 }),
    preview,
  ]);
  const row = await screen.findByRole('row', { name: /Reflow/ });
  expect(within(row).getByText('Draft')).toBeDefined();
  expect(within(row).getByText('DE JA')).toBeDefined();
  expect(screen.getByRole('searchbox', { name: 'Title or address' })).toBeDefined();
  const address = screen.getByLabelText('Last part of the address');
  await user.type(address, 'Our Promise!');
  await user.click(screen.getByRole('button', { name: 'Write text' }));
  expect(screen.getByText(/^Use small letters/)).toBeDefined();
  await user.clear(address);
  await user.type(address, 'ovens');
  await user.click(screen.getByRole('button', { name: 'Write text' }));
  expect(await screen.findByLabelText('Topic')).toBeDefined();
});

it('stands in place of a legal page for countries, and says where one has a text already', async () => {
  const sent = vi.fn();
  const { user } = await open({ ...delivery, slug: 'terms-de', is_shipped: false }, (request) => {
    sent(request.variant);
    return errorResponse('validation_failed', { fields: { 'variant.countries': [{ code: 'not_unique', message: 'Taken' }] } });
  });
  await user.selectOptions(await screen.findByLabelText('Stands in place of'), 'Terms and conditions');
  const choice = within(screen.getByRole('group', { name: 'Countries of delivery' }));
  for (const name of ['Germany', 'Austria']) {
    // oxlint-disable no-await-in-loop -- one after the other
    await user.selectOptions(choice.getByLabelText('Country'), name);
    await user.click(choice.getByRole('button', { name: 'Add country' }));
    // oxlint-enable no-await-in-loop
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another page is already for one of these countries.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({ of: 'term', countries: ['DE', 'AT'] });
});
