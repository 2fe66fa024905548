import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { matchBom } from '#contract/api/bom.ts';
import { attritionOf } from '#contract/attrition.ts';
import { buildCost } from '#src/testing/build-cost.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { bomLine, sampleBom } from '#src/testing/sample-bom.ts';

const rows = 'LM358DR 1\n4k7 3';
const open = (handlers: NonNullable<Parameters<typeof renderPage>[1]>) => renderPage('/other/bom', [...handlers, ...buildCost]);

async function paste(user: UserEvent) {
  await user.click(await screen.findByRole('textbox', { name: 'Rows of your bill of materials' }));
  await user.paste(rows);
  await user.click(screen.getByRole('button', { name: 'Find the parts' }));
}

beforeEach(() => sessionStorage.clear());

it('asks for spare parts by the size of the package, keeps them over a reload and says them at the row', async () => {
  const asked = vi.fn();
  const spared = bomLine({ needed: 110, spare: { pieces: 10, size: 'chip_0402' } });
  const handlers = [
    mock(matchBom, (request) => {
      asked(request);
      return sampleBom([spared]);
    }),
  ];
  const first = await open(handlers);
  const { user } = first;
  await paste(user);
  expect(await screen.findByText(/Spare pieces: 10 \(0402\)/)).toBeDefined();
  await user.click(screen.getByText('Attrition by package size'));
  await user.type(await screen.findByRole('textbox', { name: 'Share for 0402, %' }), '99');
  expect(screen.getByText('Enter 0 to 50, like 2.5')).toBeDefined();
  await user.clear(screen.getByRole('textbox', { name: 'Share for 0402, %' }));
  await user.type(screen.getByRole('textbox', { name: 'Share for 0402, %' }), '10');
  await user.type(screen.getByRole('textbox', { name: 'At least for 0402, pieces' }), '20');
  const attrition = { chip_0402: { share_bp: 1000, least: 20 } };
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ text: rows, boards: 1, attrition }));
  first.unmount();
  await open(handlers);
  expect(await screen.findByText(/^Attrition by package size: 0402 10%, 0402 at least 20$/)).toBeDefined();
});

it('reckons the spare pieces of another part by its own size', async () => {
  const attrition = attritionOf(0, { chip_0603: { share_bp: 1000 }, other: { least: 50 } });
  const { user } = await open([mock(matchBom, sampleBom(undefined, { attrition }))]);
  await paste(user);
  await user.click(await screen.findByRole('button', { name: 'Choose a part for 4k7 0603' }));
  await user.click(screen.getByRole('radio', { name: /RC0603-4K7/ }));
  const picked = within((await screen.findByText('Your choice')).closest('li, tr') ?? document.body);
  // The sample part is an SOIC-8.
  expect(picked.getByText('Spare pieces: 50 (other packages)')).toBeDefined();
  expect(picked.getByText('need 350 × 0.412')).toBeDefined();
});
