import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { confirmSubscribe, getConfig, saveSubscribe, unsubscribe } from '#contract/api/visitor.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { testConfig } from '#src/testing/site-config.ts';

const contact = '/about/contactUs';

describe('the footer', () => {
  it('says that prices and stock are demo figures, only where they are', async () => {
    await renderPage(contact);
    expect(await screen.findByText(/demo figures/)).toBeTruthy();
  });

  it('does not say so in a shop with real offers', async () => {
    await renderPage(contact, [mock(getConfig, testConfig({ demo: false }))]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/demo figures/)).toBeNull();
  });
});

describe('the newsletter', () => {
  it('asks for a readable address before it asks the shop, then says what to do next', async () => {
    const sent: unknown[] = [];
    const { user } = await renderPage(contact, [
      mock(saveSubscribe, (input) => {
        sent.push(input);
        return { ok: true, status: 'pending' as const };
      }),
    ]);
    const field = screen.getByRole('textbox', { name: 'Your email' });
    await user.type(field, 'marta@{Enter}');
    expect(screen.getByText('Enter an email address, like name@example.com')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, 'example.com{Enter}');
    expect(await screen.findByText(/Open the link in it/)).toBeTruthy();
    expect(sent).toEqual([{ email: 'marta@example.com', locale: 'en', source: 'footer', consent: true }]);
  });

  it('keeps the address when the shop does not answer, and tries again', async () => {
    const answers = [errorResponse('internal'), { ok: true, status: 'pending' } as const];
    const { user } = await renderPage(contact, [mock(saveSubscribe, () => answers.shift() ?? errorResponse('internal'))]);
    await user.type(screen.getByRole('textbox', { name: 'Your email' }), 'marta@example.com{Enter}');
    expect(await screen.findByText(/could not save/)).toBeTruthy();
    expect(screen.getByDisplayValue('marta@example.com')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(/Open the link in it/)).toBeTruthy();
  });

  it('confirms through the link of the mail', async () => {
    await renderPage(`${contact}?subscribe=tok`, [
      mock(confirmSubscribe, ({ token }) =>
        token === 'tok' ? { email: 'marta@example.com', status: 'confirmed' as const } : errorResponse('link_expired'),
      ),
    ]);
    expect(await screen.findByText('marta@example.com is on the list. The next issue comes to you.')).toBeTruthy();
  });

  it('ends through the link of the mail, and says when a link is dead', async () => {
    await renderPage(`${contact}?unsubscribe=tok`, [mock(unsubscribe, { ok: true })]);
    expect(await screen.findByText(/You are unsubscribed/)).toBeTruthy();
  });

  it('says when a link is no longer valid', async () => {
    await renderPage(`${contact}?subscribe=old`, [mockError(confirmSubscribe, 'link_expired')]);
    expect(await screen.findByText(/This link is no longer valid/)).toBeTruthy();
  });
});
