import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBlogDetail, getNewsDetail } from '#contract/api/content.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleArticle, sampleArticleDetail } from '#src/testing/sample-article.ts';
import { sampleItem } from '#src/testing/sample-part.ts';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const path = '/news/details/crystal-load';

describe('an article', () => {
  it('has its contents, calculators, parts, neighbours and further reading', async () => {
    const detail = sampleArticleDetail({
      toc: [
        { id: 'load', text: 'Load', level: 2 },
        { id: 'drive', text: 'Drive level', level: 2 },
        { id: 'start', text: 'Start-up', level: 2 },
      ],
      calculators: [{ name: 'CapacitorsInSeries', title: 'Capacitors in series' }],
      products: [sampleItem()],
      previous: sampleArticle({ web_url: 'before', title: 'Before' }),
      next: sampleArticle({ web_url: 'after', title: 'After' }),
      related: [sampleArticle({ web_url: 'kin', title: 'Kin', reading_minutes: 3 })],
    });
    await renderPage(path, [mock(getNewsDetail, detail)]);
    await screen.findByRole('heading', { level: 1, name: 'Crystal load capacitance' });
    expect(hrefOf('Drive level')).toMatch(/#drive$/);
    expect(hrefOf('Capacitors in series')).toBe('/tool/CapacitorsInSeries');
    expect(hrefOf('LM358DR')).toBe('/product/ti-lm358dr');
    expect(hrefOf('Kin')).toBe('/news/details/kin');
    const around = within(screen.getByRole('navigation', { name: 'Previous and next' }));
    expect(around.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/news/details/before', '/news/details/after']);
    expect(screen.getByText('6 min read')).toBeTruthy();
    expect(screen.queryByText(/no translation/)).toBeNull();
  });

  it('that is not translated says so, and its text is marked as English', async () => {
    const toc = ['load', 'drive', 'start'].map((id) => ({ id, text: id, level: 2 as const }));
    await renderPage(path, [mock(getNewsDetail, sampleArticleDetail({ toc }))], { locale: 'de' });
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.lang).toBe('en-US');
    expect(screen.getByRole('link', { name: 'drive' }).closest('[lang]')).toHaveProperty('lang', 'en-US');
    expect(screen.getByText(/noch nicht übersetzt/)).toBeTruthy();
  });

  it('opens links of its text without loading the shop again', async () => {
    const { user, router } = await renderPage(path, [
      mock(getNewsDetail, sampleArticleDetail({ body: '<a href="/about/contactUs">write to us</a>' })),
    ]);
    await user.click(await screen.findByRole('link', { name: 'write to us' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/about/contactUs'));
  });

  it('about an event that is made up says that it does not take place', async () => {
    await renderPage(path, [mock(getNewsDetail, sampleArticleDetail({ kind: 'company_event', is_sample: true }))]);
    expect(await screen.findByText(/does not take place/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Company events' }).getAttribute('href')).toBe('/news/companyEvents');
  });

  it('of the blog stands below its topic', async () => {
    const detail = sampleArticleDetail({ kind: 'blog', category: { web_url: 'design', name: 'Design' } });
    await renderPage('/blog/design/crystal-load', [mock(getBlogDetail, detail)]);
    expect((await screen.findByRole('link', { name: 'Design' })).getAttribute('href')).toBe('/blog/design');
  });

  it('that does not exist is the 404 page', async () => {
    await renderPage(path, [mockError(getNewsDetail, 'not_found')]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});
