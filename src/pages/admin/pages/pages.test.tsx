import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type AdminPage, getAdminPage, getAdminPages, previewPage, savePage } from '#contract/api/admin/page.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { openOffice } from '#src/testing/operator-office.tsx';

afterEach(() => sessionStorage.clear());

const shipped = { title: 'Delivery', summary: 'How we send parts.', body: 'By parcel.' };
const delivery: AdminPage = {
  code: 'delivery',
  path: '/about/delivery',
  is_shipped: true,
  texts: {},
  shipped: { en: shipped },
  variant: null,
  version: 0,
};
const listed = {
  code: 'delivery',
  path: '/about/delivery',
  title: 'Delivery',
  is_shipped: true,
  own: [],
  variant: null,
  updated_at: '2026-11-04T00:00:00Z',
};

const open = (about: string, save: Parameters<typeof mock<typeof savePage>>[1]) =>
  openOffice(`/admin?tab=site&view=pages&about=${about}`, [
    mock(getAdminPages, { list: [listed] }),
    mock(getAdminPage, delivery),
    mock(previewPage, ({ body }) => ({
      html: `<p>${body}</p>`,
      lost_links: body.includes('/nowhere') ? ['/nowhere'] : [],
      has_pictures: false,
    })),
    mock(savePage, save),
  ]);

it('begins with the text that came with the shop, and sends the languages that were written alone', async () => {
  const sent = vi.fn();
  const { user } = await open('delivery', (request) => {
    sent(request.texts);
    return { page: { ...delivery, texts: request.texts, version: 1 } };
  });
  expect(await screen.findByDisplayValue('By parcel.')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Language'), 'de');
  await user.type(screen.getByLabelText('Title'), 'Versand');
  await user.type(screen.getByLabelText('Summary'), 'Wie wir verschicken.');
  await user.type(screen.getByLabelText('Text'), 'Siehe /nowhere.');
  expect(await screen.findByText(/^These links lead nowhere: \/nowhere$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({ de: { title: 'Versand', summary: 'Wie wir verschicken.', body: 'Siehe /nowhere.' } });
});

it('says so in place of the preview when a text cannot be read', async () => {
  const refused = errorResponse('validation_failed', { fields: { body: [{ code: 'invalid_format', message: 'Check' }] } });
  await openOffice('/admin?tab=site&view=pages&about=delivery', [
    mock(getAdminPages, { list: [listed] }),
    mock(getAdminPage, delivery),
    mock(previewPage, () => refused),
  ]);
  expect(await screen.findByText('Check the format of this entry')).toBeDefined();
});

it('names the language whose text is refused while another one is shown', async () => {
  const { user } = await open('our-promise', () =>
    errorResponse('validation_failed', { fields: { 'texts.en.title': [{ code: 'required', message: 'Needed' }] } }),
  );
  await user.selectOptions(await screen.findByLabelText('Language'), 'de');
  await user.type(screen.getByLabelText('Title'), 'Versprechen');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByText('Also check the text in: English')).toBeDefined();
});

it('says what is wrong with a new address before anything is written', async () => {
  const { user } = await openOffice('/admin?tab=site&view=pages', [mock(getAdminPages, { list: [listed] })]);
  await user.type(await screen.findByLabelText('Address behind /about/'), 'delivery');
  await user.click(screen.getByRole('button', { name: 'Write page' }));
  expect(await screen.findByText('This page is there already. Open it in the list.')).toBeDefined();
  await user.clear(screen.getByLabelText('Address behind /about/'));
  await user.type(screen.getByLabelText('Address behind /about/'), 'Our Promise!');
  await user.click(screen.getByRole('button', { name: 'Write page' }));
  await waitFor(() => expect(screen.getByText(/^Use small letters/)).toBeDefined());
});

it('stands in place of a legal page for countries, and says where one has a text already', async () => {
  const sent = vi.fn();
  const { user } = await open('terms-de', (request) => {
    sent(request.variant);
    return errorResponse('validation_failed', { fields: { 'variant.countries': [{ code: 'not_unique', message: 'Taken' }] } });
  });
  await user.type(await screen.findByLabelText('Title'), 'Terms');
  await user.selectOptions(screen.getByLabelText('Stands in place of'), 'Terms and conditions');
  await user.type(screen.getByLabelText('Countries of delivery'), 'de, at de');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByText('Another page is already for one of these countries.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({ of: 'term', countries: ['DE', 'AT'] });
});
