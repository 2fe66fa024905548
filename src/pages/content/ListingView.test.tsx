import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBlogCategories, getBlogList, getNewsList } from '#contract/api/content.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleArticle, sampleArticles } from '#src/testing/sample-article.ts';

const topics = {
  list: [
    { web_url: 'design', name: 'Design', summary: '', image: null, count: 3, english_only: 0 },
    { web_url: 'sourcing', name: 'Sourcing', summary: '', image: null, count: 0, english_only: 0 },
  ],
};
const post = sampleArticle({ kind: 'blog', web_url: 'dividers', title: 'Dividers', category: { web_url: 'design', name: 'Design' } });

/** Opens the blog; keeps the queries of the list. */
async function openBlog(path: string, answer = (page: number) => sampleArticles([post], 60, page)) {
  const asked: string[] = [];
  const view = await renderPage(path, [
    mock(getBlogCategories, topics),
    mock(getBlogList, (_, request) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      return answer(Number(searchParams.get('page') ?? 1));
    }),
  ]);
  return { ...view, asked };
}

describe('a list of articles', () => {
  it('leads to each article and to the topics that have some', async () => {
    await openBlog('/blog');
    expect((await screen.findByRole('link', { name: 'Dividers' })).getAttribute('href')).toBe('/blog/design/dividers');
    const nav = within(await screen.findByRole('navigation', { name: 'Topics' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/blog/design']);
  });

  it('searches by the address, from the first page on', async () => {
    const { user, router, asked } = await openBlog('/blog?page=2');
    await user.type(await screen.findByRole('searchbox', { name: 'Search articles' }), ' ripple {Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=ripple'));
    expect(await screen.findByText(/60 articles for “ripple”/)).toBeTruthy();
    expect(asked.at(-1)).toBe('page_size=24&keyword=ripple');
  });

  it('narrows to a tag, and shows everything again', async () => {
    const { user, router, asked } = await openBlog('/blog?tag=ldo');
    expect(await screen.findByText(/60 articles for “ldo”/)).toBeTruthy();
    expect(asked).toEqual(['page_size=24&tag=ldo']);
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('turns pages by links that keep the search', async () => {
    const { user, router } = await openBlog('/blog/design?q=ripple&page=2');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    const hrefOf = (name: RegExp) => pages.getByRole('link', { name }).getAttribute('href');
    expect([hrefOf(/Previous page/), hrefOf(/Next page/)]).toEqual(['/blog/design?q=ripple', '/blog/design?q=ripple&page=3']);
    expect(pages.getByRole('link', { current: 'page' }).textContent).toContain('2');
    await user.click(pages.getByRole('link', { name: /Next page/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=ripple&page=3'));
  });

  it('says when no article has the words', async () => {
    await openBlog('/blog?q=nothing', () => sampleArticles([]));
    expect(await screen.findByText('No article has these words')).toBeTruthy();
  });

  it('shows what is in English alone when that is asked for, and marks it', async () => {
    const english = sampleArticle({ kind: 'blog', web_url: 'ripple', title: 'Ripple', language: 'en-US' });
    const german = sampleArticle({ kind: 'blog', web_url: 'teiler', title: 'Teiler', language: 'de-DE' });
    const { user, router } = await renderPage(
      '/blog',
      [
        mock(getBlogCategories, topics),
        mock(getBlogList, ({ with_english: isWelcome }) => ({
          ...sampleArticles(isWelcome ? [german, english] : [german]),
          english_only: 1,
        })),
      ],
      { locale: 'de' },
    );
    await user.click(await screen.findByRole('link', { name: '1 Text auf Englisch anzeigen' }));
    await waitFor(() => expect(router.state.location.search).toBe('?english=1'));
    const item = within((await screen.findByRole('link', { name: 'Ripple' })).closest('li') ?? document.body);
    expect(item.getByText('Englisch')).toBeTruthy();
    const own = within(screen.getByRole('link', { name: 'Teiler' }).closest('li') ?? document.body);
    expect(own.queryByText('Englisch')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Texte auf Englisch ausblenden' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ripple' })).toBeNull());
  });

  it('without a text in the language says so, and offers the English ones', async () => {
    const none = { ...sampleArticles([]), english_only: 6 };
    await renderPage('/blog', [mock(getBlogCategories, topics), mock(getBlogList, none)], { locale: 'jp' });
    expect(await screen.findByText('日本語の記事はまだありません')).toBeTruthy();
    expect((await screen.findByRole('link', { name: '英語の記事6件を表示' })).getAttribute('href')).toBe('/blog?english=1');
  });

  it('offers to try again', async () => {
    let isUp = false;
    const { user } = await renderPage('/blog', [
      mock(getBlogCategories, topics),
      mock(getBlogList, () => (isUp ? sampleArticles([post]) : errorResponse('internal'))),
    ]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Dividers' })).toBeTruthy();
  });

  it('of a topic that does not exist is the 404 page', async () => {
    await renderPage('/blog/none', [mock(getBlogCategories, topics), mockError(getBlogList, 'not_found')]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});

describe('news', () => {
  const event = sampleArticle({ kind: 'company_event', web_url: 'fair', title: 'A fair', is_sample: true });
  const open = (path: string) => renderPage(path, [mock(getNewsList, ({ kind }) => sampleArticles(kind === 'knowledge' ? [] : [event]))]);

  it('marks events that are made up', async () => {
    await open('/news/companyEvents');
    const item = within((await screen.findByRole('link', { name: 'A fair' })).closest('li') ?? document.body);
    expect(item.getByText('Sample')).toBeTruthy();
  });

  it('has a feed, the events alone have none', async () => {
    await open('/news');
    expect((await screen.findByRole('link', { name: 'RSS feed' })).getAttribute('href')).toBe('/rss.xml');
  });

  it('of events alone have no feed', async () => {
    await open('/news/companyEvents');
    await screen.findByRole('link', { name: 'A fair' });
    expect(screen.queryByRole('link', { name: 'RSS feed' })).toBeNull();
  });
});
