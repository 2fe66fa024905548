import {
  cancelJob as cancelCall,
  changePrices as priceCall,
  changeStock as stockCall,
  getJob,
  importProducts,
} from '#contract/api/admin-catalogue.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { contractRoute } from '#server/contract-route.ts';
import { actingOf } from '#server/operator/acting.ts';
import { changePrices } from '#server/operator/change-prices.ts';
import { changeStock } from '#server/operator/change-stock.ts';
import { beginImport, cancelJob, readJob } from '#server/operator/import-job.ts';

/** Stock, prices and imports for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminCatalogueRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, stockCall, (request, call) => changeStock(actingOf(call), request));
  contractRoute(app, deps, priceCall, (request, call) => changePrices(actingOf(call), request));
  contractRoute(app, deps, importProducts, ({ file, dry_run, new_manufacturers }, call) =>
    beginImport(actingOf(call), file, { dryRun: dry_run === 'true', newManufacturers: new_manufacturers === 'true' }),
  );
  contractRoute(app, deps, getJob, ({ job_id }, call) => readJob(deps, job_id, call.now));
  contractRoute(app, deps, cancelCall, ({ job_id }, call) => cancelJob(actingOf(call), job_id));
}
