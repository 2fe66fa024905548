import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chipFindSearch } from '#contract/api/product.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleList } from '#src/testing/sample-listing.ts';

describe('several part numbers', () => {
  it('keeps the typed order and the list in the address', async () => {
    const asked: string[][] = [];
    const { user, router } = await renderPage('/product/chipFindSearch', [
      mock(chipFindSearch, ({ keywords }) => {
        asked.push(keywords);
        return {
          list: keywords.map((keyword) => ({
            keyword,
            match: keyword === 'X99' ? ('none' as const) : ('mpn' as const),
            products: keyword === 'X99' ? [] : sampleList.slice(0, 1),
            total: 1,
          })),
        };
      }),
    ]);
    const box = await screen.findByRole('textbox', { name: /Part numbers/ });
    await user.click(screen.getByRole('button', { name: 'Find parts' }));
    expect(screen.getByText('Enter at least one part number, like LM358N')).toBeTruthy();
    await user.type(box, 'X99{Enter}CAP-100N{Enter}{Enter}X99');
    await user.click(screen.getByRole('button', { name: 'Find parts' }));
    expect(await screen.findByText('1 of 2 numbers found')).toBeTruthy();
    expect(asked).toEqual([['X99', 'CAP-100N']]);
    expect(router.state.location.search).toBe('?part=X99&part=CAP-100N');
    expect(screen.getByRole('button', { name: 'Add CAP-100N to cart' })).toBeTruthy();
  });
});
