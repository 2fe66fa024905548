/** Runs a command of the operator's console. */
import type { Database } from '#server/db/client.ts';
import { runOnDatabase } from '#server/run/open-database.ts';
import { fail } from '#server/http/shutdown.ts';
import { backupHelp, restoreHelp, runBackup, runRestore } from '#server/backup/backup-command.ts';
import { contentHelp, runContent } from '#server/content/content-command.ts';
import { buildDeps } from '#server/run/build-deps.ts';
import { callHelp, runCall } from '#server/run/call-command.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { feedbackHelp, runFeedback } from '#server/feedback/feedback-command.ts';
import { mailHelp, runMails } from '#server/mail/mail-command.ts';
import { auditHelp, runAudit } from '#server/admin/audit-command.ts';
import { priceHelp, runPrice, runStock, stockHelp } from '#server/admin/catalog-command.ts';
import { customerHelp, runCustomer } from '#server/admin/customer-command.ts';
import { keyHelp, runKey } from '#server/admin/access/key-command.ts';
import { orderHelp, runOrder } from '#server/admin/order-command.ts';
import { personHelp, runPerson } from '#server/admin/access/person-command.ts';
import { returnHelp, runReturn } from '#server/admin/returns/return-command.ts';
import { bulkHelp, runBulk } from '#server/product/bulk/bulk-command.ts';
import { categoryHelp, runCategory } from '#server/category/category-command.ts';
import { outlineHelp, runOutline } from '#server/product/outline/outline-command.ts';
import { makerHelp, runMaker } from '#server/manufacturer/manufacturer-command.ts';
import { reviewHelp, runReview } from '#server/admin/review-command.ts';
import { overviewHelp, runOverview } from '#server/overview/overview-command.ts';
import { quoteHelp, runQuote } from '#server/quote/quote-command.ts';
import { documentHelp, runDocument } from '#server/product/document-command.ts';
import { pictureHelp, runPicture } from '#server/product/picture-command.ts';
import { runSettings, runSite, settingsHelp, siteHelp } from '#server/settings/settings-command.ts';
import {
  bannersHelp,
  headHelp,
  homeHelp,
  langHelp,
  navHelp,
  runBanners,
  runHead,
  runHome,
  runLang,
  runNav,
} from '#server/site/site-command.ts';
import { runSource, sourceHelp } from '#server/admin/part-source/source-command.ts';
import { runWebhook, webhookHelp } from '#server/webhook/webhook-command.ts';
import { runSearch, searchHelp } from '#server/search/opensearch/search-command.ts';
import { couponHelp, runCoupon } from '#server/admin/coupon-command.ts';
import { companyHelp, runCompany } from '#server/account/company/company-command.ts';
import { priceListHelp, runPriceList } from '#server/cart/price-list/price-list-command.ts';

interface Command {
  help: string;
  run: (db: Database, words: string[]) => Promise<void>;
}

/** A command that works with all that the shop works with: its files, its mails, its way to take money. */
function withDeps(run: (deps: StoreDeps, words: string[]) => Promise<void>): Command['run'] {
  return async (db, words) => run(await buildDeps(db, readEnvironment(), null), words);
}

const commands: Record<string, Command> = {
  content: { help: contentHelp, run: withDeps(runContent) },
  person: { help: personHelp, run: withDeps(runPerson) },
  key: { help: keyHelp, run: withDeps(runKey) },
  source: { help: sourceHelp, run: withDeps(runSource) },
  webhook: { help: webhookHelp, run: withDeps(runWebhook) },
  order: { help: orderHelp, run: withDeps(runOrder) },
  return: { help: returnHelp, run: withDeps(runReturn) },
  overview: { help: overviewHelp, run: withDeps(runOverview) },
  quote: { help: quoteHelp, run: withDeps(runQuote) },
  review: { help: reviewHelp, run: withDeps(runReview) },
  feedback: { help: feedbackHelp, run: withDeps(runFeedback) },
  stock: { help: stockHelp, run: withDeps(runStock) },
  price: { help: priceHelp, run: withDeps(runPrice) },
  bulk: { help: bulkHelp, run: withDeps(runBulk) },
  category: { help: categoryHelp, run: withDeps(runCategory) },
  outline: { help: outlineHelp, run: withDeps(runOutline) },
  maker: { help: makerHelp, run: withDeps(runMaker) },
  document: { help: documentHelp, run: withDeps(runDocument) },
  picture: { help: pictureHelp, run: withDeps(runPicture) },
  customer: { help: customerHelp, run: withDeps(runCustomer) },
  company: { help: companyHelp, run: withDeps(runCompany) },
  coupon: { help: couponHelp, run: withDeps(runCoupon) },
  'price-list': { help: priceListHelp, run: withDeps(runPriceList) },
  head: { help: headHelp, run: withDeps(runHead) },
  nav: { help: navHelp, run: withDeps(runNav) },
  banners: { help: bannersHelp, run: withDeps(runBanners) },
  home: { help: homeHelp, run: withDeps(runHome) },
  lang: { help: langHelp, run: withDeps(runLang) },
  audit: { help: auditHelp, run: withDeps(runAudit) },
  mails: { help: mailHelp, run: withDeps(runMails) },
  site: { help: siteHelp, run: withDeps(runSite) },
  search: { help: searchHelp, run: withDeps((deps, words) => runSearch(deps, readEnvironment().search, words)) },
  settings: { help: settingsHelp, run: withDeps(runSettings) },
  call: { help: callHelp, run: withDeps(runCall) },
};

/** Commands that open the database in a way of their own. */
const wholeShop: Record<string, { help: string; run: (words: string[]) => Promise<void> }> = {
  backup: { help: backupHelp, run: runBackup },
  restore: { help: restoreHelp, run: runRestore },
};

function showHelp(): void {
  console.log('npm run -s shop -- <command>\n');
  for (const [name, { help }] of Object.entries({ ...commands, ...wholeShop })) console.log(`  ${name.padEnd(10)} ${help}`);
  console.log('  import     reads parts from a file: import FILE --dry-run; see "npm run catalog"');
}

async function main([name = '', ...words]: string[]): Promise<void> {
  if (name === 'import') {
    // The catalog's own command, by another way.
    process.argv.splice(2, 1, 'import');
    await import('./run-catalog.ts');
    return;
  }
  const whole = wholeShop[name];
  if (whole) {
    await whole.run(words).catch(fail);
    return;
  }
  const command = commands[name];
  if (!command) {
    showHelp();
    process.exitCode = name === '' ? 0 : 1;
    return;
  }
  await runOnDatabase((db) => command.run(db, words));
}

await main(process.argv.slice(2));
