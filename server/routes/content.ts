import { asc, sql } from 'drizzle-orm';
import * as calls from '#contract/api/content.ts';
import { saveFriendlyLink } from '#contract/api/friendly-link.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { findArticle } from '#server/content/find-article.ts';
import { proposeLink, showFriendlyLinks } from '#server/content/friendly-links.ts';
import { listArticles, listTopics, newsTopics } from '#server/content/list-articles.ts';
import { showDetail } from '#server/content/show-article.ts';
import { showComponent, showSolution } from '#server/content/show-guide.ts';
import { showPage } from '#server/content/show-page.ts';
import { listSuppliers, showSupplierDetail } from '#server/content/suppliers.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { articleText } from '#server/db/schema.ts';

const news = ['company_event', 'knowledge'] as const;
const byTitle = [asc(sql`lower(${articleText.title})`)];

export function registerContentRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, calls.getPage, ({ code }, call) => showPage(call, code));
  registerBlogRoutes(app, deps);
  registerNewsRoutes(app, deps);
  registerGuideRoutes(app, deps);
  contractRoute(app, deps, calls.getSupplierList, listSuppliers);
  contractRoute(app, deps, calls.getSupplierDetail, ({ web_url }, call) => showSupplierDetail(call, web_url));
  contractRoute(app, deps, calls.getFriendlyLinks, (_input, call) => showFriendlyLinks(call));
  contractRoute(app, deps, saveFriendlyLink, proposeLink);
}

function registerBlogRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, calls.getBlogCategories, (_input, call) => listTopics(call, 'blog'));
  contractRoute(app, deps, calls.getBlogList, (query, call) => {
    const { category_web_url } = query;
    const canonical = category_web_url === undefined ? buildPath('blog') : buildPath('blog-category_web_url', { category_web_url });
    return listArticles(call, { ...query, kinds: ['blog'], canonical, head: 'blog' });
  });
  contractRoute(app, deps, calls.getBlogDetail, async ({ category_web_url, web_url }, call) =>
    showDetail(call, await findArticle(call, ['blog'], web_url, category_web_url)),
  );
}

function registerNewsRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, calls.getNewsCategories, (_input, call) => newsTopics(call));
  contractRoute(app, deps, calls.getNewsList, ({ kind, ...query }, call) => {
    const canonical = { company_event: buildPath('news-companyEvents'), knowledge: buildPath('news-knowledgeHub') };
    return listArticles(call, {
      ...query,
      kinds: kind === undefined ? news : [kind],
      canonical: kind === undefined ? buildPath('news') : canonical[kind],
      head: kind ?? 'news',
    });
  });
  contractRoute(app, deps, calls.getNewsDetail, async ({ web_url }, call) => showDetail(call, await findArticle(call, news, web_url)));
}

function registerGuideRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, calls.getSolutionCategories, (_input, call) => listTopics(call, 'solution'));
  contractRoute(app, deps, calls.getSolutionList, (query, call) => {
    const { category_web_url } = query;
    const canonical =
      category_web_url === undefined ? buildPath('solutions') : buildPath('solutions-category_web_url', { category_web_url });
    return listArticles(call, { ...query, kinds: ['solution'], canonical, head: 'solutions' });
  });
  contractRoute(app, deps, calls.getSolutionDetail, async ({ category_web_url, web_url }, call) =>
    showSolution(call, await findArticle(call, ['solution'], web_url, category_web_url)),
  );
  contractRoute(app, deps, calls.getComponentList, (query, call) =>
    listArticles(call, { ...query, kinds: ['component'], canonical: buildPath('components'), head: 'components', order: byTitle }),
  );
  contractRoute(app, deps, calls.getComponentDetail, async ({ web_url }, call) =>
    showComponent(call, await findArticle(call, ['component'], web_url)),
  );
}
