import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getPage } from '#contract/api/content.ts';
import { saveFeedback } from '#contract/api/feedback.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { contactPage } from '#src/testing/sample-page.ts';
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
      directions: 'Ring twice at the yard gate.',
      social: [],
    };
    await renderPage('/about/contactUs', [mock(getConfig, testConfig({ site }))]);
    expect(await screen.findByText('Beispiel Bauteile GmbH')).toBeTruthy();
    expect(screen.getByRole('link', { name: '+49 30 123456' }).getAttribute('href')).toBe('tel:+4930123456');
    expect(screen.getByRole('link', { name: 'hilfe@shop.test' }).getAttribute('href')).toBe('mailto:hilfe@shop.test');
    expect(screen.getByText('Ring twice at the yard gate.')).toBeTruthy();
    expect(screen.queryByText('Tax ID')).toBeNull();
  });

  it('says above the form what the operator has written', async () => {
    const page = { ...contactPage, title: 'Talk to us', body: '<p>We answer by noon. <a href="/order/find">Your order</a></p>' };
    const { router, user } = await renderPage('/about/contactUs', [mock(getPage, ({ code }) => ({ ...page, code }))]);
    const words = await screen.findByText(/We answer by noon/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Talk to us');
    expect(words.compareDocumentPosition(screen.getByLabelText('Message'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.title).toContain('Talk to us');
    await user.click(screen.getByRole('link', { name: 'Your order' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/order/find'));
  });

  it('does without a page of the operator’s', async () => {
    await renderPage('/about/contactUs', [mock(getPage, () => errorResponse('not_found'))]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeTruthy();
    expect(await screen.findByText('No contact data yet')).toBeTruthy();
    expect(screen.getByLabelText('Message')).toBeTruthy();
  });

  it('says so when nothing is entered, and invents nothing', async () => {
    await renderPage('/about/contactUs');
    expect(await screen.findByText('No contact data yet')).toBeTruthy();
    expect(screen.queryByText('How to get here')).toBeNull();
  });

  it('offers to try again when the data cannot be loaded', async () => {
    const answers = [errorResponse('internal'), testConfig()];
    const { user } = await renderPage('/about/contactUs', [mock(getConfig, () => answers.shift() ?? testConfig())]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No contact data yet')).toBeTruthy();
  });

  it('takes a short message, whether or not there is contact data', async () => {
    const asked: unknown[] = [];
    const { user } = await renderPage('/about/contactUs', [
      mock(saveFeedback, (input) => {
        asked.push(input);
        return { feedback_no: 'FB-261121-ABCDEF' };
      }),
    ]);
    await user.selectOptions(await screen.findByLabelText('What is it about?'), 'A suggestion');
    await user.type(screen.getByLabelText('First name'), 'Grace');
    await user.type(screen.getByLabelText('Last name'), 'Example');
    await user.type(screen.getByLabelText('Email address'), 'grace@example.com');
    await user.type(screen.getByLabelText('Subject'), 'More memory');
    await user.type(screen.getByLabelText('Message'), 'Please carry FRAM as well.');
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    expect(screen.queryByLabelText('Phone')).toBeNull();
    expect(screen.getByRole('link', { name: /Add files/ }).getAttribute('href')).toBe('/other/feedback');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('FB-261121-ABCDEF')).toBeTruthy();
    expect(asked).toMatchObject([{ type: 'suggestion', subject: 'More memory', email: 'grace@example.com' }]);
  });
});
