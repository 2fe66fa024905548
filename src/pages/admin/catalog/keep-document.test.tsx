import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { type AdminProduct, getAdminProduct, getProductChanges, saveProduct } from '#contract/api/admin/product.ts';
import { addPartDocument, partDocumentRules } from '#contract/api/part-document.ts';
import { aroundProduct } from '#src/testing/around-product.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';
import { sampleProduct } from '#src/testing/sample-product.ts';
import { seeSaved } from '#src/testing/see-saved.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const page = { current_page: 1, last_page: 1, page_size: 20 };
const url = '/api/store/common/part-document/abcdefghijklmnopqrstuv';

/** A part whose documents a store keeps. */
function shop() {
  const held: { product: AdminProduct; saved: unknown[] } = { product: sampleProduct(), saved: [] };
  const handlers = [
    mock(getAdminProduct, () => held.product),
    mock(addPartDocument, () => {
      const kept = { kind: 'drawing' as const, title: 'outline', url, language: null };
      held.product = { ...sampleProduct({ documents: [kept] }, 'v2'), document_sizes: { [url]: 2_500_000 } };
      return { list: [{ ...kept, size: 2_500_000 }] };
    }),
    mock(saveProduct, ({ documents }) => {
      held.saved.push(documents);
      held.product = sampleProduct({ documents: [] }, 'v3');
      return held.product;
    }),
  ];
  return { held, handlers };
}

async function open(handlers: NonNullable<Parameters<typeof renderPage>[1]>, may = me({ role: 'stock', scopes: ['catalog', 'own'] })) {
  sessionStorage.setItem('operator_session', token);
  const view = await renderPage('/admin?tab=catalog&product=7', [...handlers, ...aroundProduct(), mock(getOperatorMe, may)]);
  return { ...view, form: within(await screen.findByRole('form', { name: 'Yageo RC0603' })) };
}

async function choose(file: File) {
  const input = await screen.findByLabelText('PDF to keep in the shop', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
}
const pdf = (name = 'outline.pdf', size = 10) => {
  const file = new File(['%PDF-1.7'], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'image/png' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

it('keeps a PDF under its kind, lists it with its size and a way to open it, and takes it away', async () => {
  const put = vi.spyOn(FormData.prototype, 'set');
  const { held, handlers } = shop();
  const { user, form } = await open(handlers);
  const group = within(await screen.findByRole('group', { name: 'PDF to keep in the shop' }));
  expect(group.getByText(/PDF; one file of at most 20 MB/)).toBeTruthy();
  await user.selectOptions(group.getByLabelText('Kind'), 'drawing');
  await choose(pdf());
  const link = await form.findByRole('link', { name: /outline \(2\.4.MB\)/ });
  expect(link.getAttribute('href')).toBe(url);
  const sent = Object.fromEntries(put.mock.calls.map(([name, value]) => [name, value]));
  expect(sent).toMatchObject({ id: '7', kind: 'drawing', title: 'outline' });
  expect(form.queryByLabelText('Address (https)')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Remove outline' }));
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await seeSaved(user);
  expect(held.saved).toEqual([[]]);
});

it('keeps what was typed of other documents beside the new one', async () => {
  const { held, handlers } = shop();
  const { user, form } = await open(handlers);
  await user.click(await form.findByRole('button', { name: 'Add a document' }));
  await user.type(form.getByLabelText('Title'), 'Layout');
  await user.type(form.getByLabelText('Address (https)'), 'https://example.com/n.pdf');
  await choose(pdf());
  await form.findByRole('link', { name: /outline/ });
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await waitFor(() => expect(held.saved).toHaveLength(1));
  expect(held.saved[0]).toMatchObject([{ title: 'Layout' }, { title: 'outline', url }]);
});

it('says before anything is sent that a file is no PDF or too large, and what the store refuses', async () => {
  const { handlers } = shop();
  const asked = vi.fn<() => Response>(() =>
    errorResponse('validation_failed', { fields: { file: [{ code: 'not_unique', message: 'x' }] } }),
  );
  await open([mock(addPartDocument, asked), ...handlers]);
  await choose(pdf('photo.png'));
  await screen.findByText('photo.png is not a file we can accept. Choose one of: PDF.');
  await choose(pdf('big.pdf', partDocumentRules.maxBytes + 1));
  await screen.findByText('big.pdf is larger than 20 MB. Make it smaller or choose another one.');
  expect(asked).not.toHaveBeenCalled();
  await choose(pdf());
  await screen.findByText('This value is already in use');
});

it('brings back an earlier state without what the shop keeps no more, and says so', async () => {
  const { held, handlers } = shop();
  const gone = { kind: 'drawing' as const, title: 'Old outline', url, language: null };
  const elsewhere = { kind: 'other' as const, title: 'Layout', url: 'https://example.com/n.pdf', language: null };
  const { fields } = sampleProduct();
  const change = {
    at: '2026-11-21T09:00:00Z',
    actor: 'Ada',
    action: 'product.save',
    target: '7',
    detail: {},
    before: { ...fields, documents: [gone, elsewhere] },
    after: fields,
  };
  const { user, form } = await open([mock(getProductChanges, { list: [change], total: 1, ...page }), ...handlers]);
  await user.click(await screen.findByText(/Ada/));
  await user.click(screen.getByRole('button', { name: 'Back to the state before this change' }));
  await screen.findByText('Left out, because the shop no longer keeps their files: Old outline.');
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await waitFor(() => expect(held.saved).toHaveLength(1));
  expect(held.saved[0]).toMatchObject([{ title: 'Layout' }]);
});

it('offers nothing to keep to who only reads', async () => {
  const { handlers } = shop();
  const { form } = await open(handlers, me({ role: 'read_only', scopes: ['catalog', 'own'], read_only: true }));
  await form.findByLabelText('Address of the datasheet');
  expect(screen.queryByText('PDF to keep in the shop')).toBeNull();
});
