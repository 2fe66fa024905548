import * as calls from '#contract/api/admin/article.ts';
import { actingOf } from '#server/caller/acting.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { addPicture } from '#server/image/add-picture.ts';
import { listArticles } from '#server/content/article/list-articles.ts';
import { previewArticle, saveArticle } from '#server/content/article/save-article.ts';
import { showAdminArticle } from '#server/content/article/show-article.ts';
import { listVersions } from '#server/content/article/versions.ts';
import { contractRoute } from '#server/http/contract-route.ts';

/** What is written to be read, for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminArticleRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, calls.getAdminArticles, (query, { locale }) => listArticles(deps, query, locale));
  contractRoute(app, deps, calls.getAdminArticle, (place, { locale }) => showAdminArticle(deps, place, locale));
  contractRoute(app, deps, calls.saveArticle, (request, call) => saveArticle(actingOf(call), request));
  contractRoute(app, deps, calls.previewArticle, (request) => previewArticle(deps, request));
  contractRoute(app, deps, calls.getArticleVersions, (query) => listVersions(deps.db, query));
  contractRoute(app, deps, calls.addArticlePicture, ({ file }, call) => addPicture(actingOf(call), file, 'site.add-picture'));
}
