import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addProductPicture, getAdminProduct, saveProduct } from '#contract/api/admin/product.ts';
import { aroundProduct } from '#src/testing/around-product.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { openOffice } from '#src/testing/operator-office.tsx';
import { sampleProduct } from '#src/testing/sample-product.ts';
import { seeSaved } from '#src/testing/see-saved.ts';

afterEach(() => sessionStorage.clear());

const first = { path: '/api/store/common/picture/aaaaaaaaaaaaaaaaaaaaaa', alt: { en: 'From above' } };
const second = '/api/store/common/picture/bbbbbbbbbbbbbbbbbbbbbb';

async function open(save: Parameters<typeof mock<typeof saveProduct>>[1]) {
  const { user } = await openOffice('/admin?tab=catalog&product=7', [
    mock(getAdminProduct, sampleProduct({ pictures: [first] })),
    ...aroundProduct(),
    mock(addProductPicture, { path: second, width: 400, height: 300 }),
    mock(saveProduct, save),
  ]);
  const form = within(await screen.findByRole('form', { name: 'Yageo RC0603' }));
  return { user, form };
}
const choose = async (file: File) => {
  const input = await screen.findByLabelText('Add a picture', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
};

it('a picture is added with its words, goes to the front, and the other one is taken out', async () => {
  const saved: unknown[] = [];
  const { user, form } = await open(({ pictures }) => {
    saved.push(pictures);
    return sampleProduct({ pictures: [...(pictures ?? [])] }, `v${saved.length + 1}`);
  });
  expect((await form.findByRole<HTMLImageElement>('img', { name: 'From above' })).getAttribute('src')).toBe(first.path);
  await choose(new File(['x'], 'reel.png', { type: 'image/png' }));
  const added = within(await form.findByRole('group', { name: 'Picture 2' }));
  await user.type(added.getByLabelText('What it shows (English)'), 'The reel');
  await user.click(added.getByRole('button', { name: 'Move Picture 2 up' }));
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await seeSaved(user);
  expect(saved).toEqual([[{ path: second, alt: { en: 'The reel' } }, first]]);
  await user.click(form.getByRole('button', { name: 'Remove Picture 2' }));
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await vi.waitFor(() => expect(saved.at(-1)).toEqual([{ path: second, alt: { en: 'The reel' } }]));
});

it('what is no picture is refused before it is sent', async () => {
  await open(() => errorResponse('internal'));
  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText(/^notes\.txt is not a file we can accept/)).toBeDefined();
});
