import { getDocumentPreview, getMailKinds, getMailPreview, getMails, retryMail, sendTestMail } from '#contract/api/admin/mail.ts';
import { actingOf } from '#server/caller/acting.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { previewDocument } from '#server/order/document/preview-document.ts';
import { listMails, retryMail as retry, sendTestMail as sendTest } from '#server/mail/outbox-mails.ts';
import { listMailKinds, previewMail } from '#server/mail/preview-mail.ts';

/** The mails of the shop for those who run it (`docs/api.md` 5.6). */
export function registerAdminMailRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getMails, (query) => listMails(deps, query));
  contractRoute(app, deps, retryMail, ({ id }, call) => retry(actingOf(call), id));
  contractRoute(app, deps, sendTestMail, (_input, call) => sendTest(actingOf(call)));
  contractRoute(app, deps, getMailKinds, (_input, { locale }) => listMailKinds(deps, locale.key));
  contractRoute(app, deps, getMailPreview, (query) => previewMail(deps, query));
  contractRoute(app, deps, getDocumentPreview, (query) => previewDocument(deps, query));
}
