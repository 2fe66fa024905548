import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getConfig } from '#contract/api/visitor.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { testConfig } from '#src/testing/site-config.ts';

describe('the contact page', () => {
  it('shows what the operator has entered, with links that dial and write', async () => {
    const site = {
      company: 'Beispiel Bauteile GmbH',
      address: 'Weg 1\n10115 Berlin',
      email: 'hilfe@shop.test',
      phone: '+49 30 123456',
      tax_id: null,
      hours: '',
      social: [],
    };
    await renderPage('/about/contactUs', [mock(getConfig, testConfig({ site }))]);
    expect(await screen.findByText('Beispiel Bauteile GmbH')).toBeTruthy();
    expect(screen.getByRole('link', { name: '+49 30 123456' }).getAttribute('href')).toBe('tel:+4930123456');
    expect(screen.getByRole('link', { name: 'hilfe@shop.test' }).getAttribute('href')).toBe('mailto:hilfe@shop.test');
    expect(screen.queryByText('VAT number')).toBeNull();
  });

  it('says so when nothing is entered, and invents nothing', async () => {
    await renderPage('/about/contactUs');
    expect(await screen.findByText('No contact data yet')).toBeTruthy();
  });

  it('offers to try again when the data cannot be loaded', async () => {
    const answers = [errorResponse('internal'), testConfig()];
    const { user } = await renderPage('/about/contactUs', [mock(getConfig, () => answers.shift() ?? testConfig())]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No contact data yet')).toBeTruthy();
  });
});
