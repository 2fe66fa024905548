import {
  cancelJob as cancelCall,
  changePrices as priceCall,
  changeStock as stockCall,
  exportProducts,
  getImportMappings,
  getJob,
  importProducts,
  previewImport as previewImportCall,
  saveImportMapping,
} from '#contract/api/admin/catalog.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { actingOf } from '#server/caller/acting.ts';
import { changePrices } from '#server/admin/change-prices.ts';
import { changeStock } from '#server/admin/change-stock.ts';
import { sendParts } from '#server/catalog/export/send-parts.ts';
import { readMappings, saveMapping } from '#server/part-table/named-mappings.ts';
import { previewImport } from '#server/part-table/preview-import.ts';
import { beginImport, cancelJob, readJob } from '#server/admin/import-job.ts';

/** Stock, prices and imports for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminCatalogRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, stockCall, (request, call) => changeStock(actingOf(call), request));
  contractRoute(app, deps, priceCall, (request, call) => changePrices(actingOf(call), request));
  contractRoute(app, deps, importProducts, ({ file, dry_run, new_manufacturers, leave_out_faulty, mapping }, call) => {
    const options = {
      dryRun: dry_run === 'true',
      newManufacturers: new_manufacturers === 'true',
      leaveOutFaulty: leave_out_faulty === 'true',
      stockAndPrices: false,
    };
    return beginImport(actingOf(call), file, options, mapping ?? null);
  });
  contractRoute(app, deps, exportProducts, (request) => sendParts(deps, request));
  contractRoute(app, deps, previewImportCall, (request, { locale }) => previewImport(deps, request, locale));
  contractRoute(app, deps, getImportMappings, () => readMappings(deps.db));
  contractRoute(app, deps, saveImportMapping, (request, call) => saveMapping(actingOf(call), request));
  contractRoute(app, deps, getJob, ({ job_id }, call) => readJob(deps, job_id, call.now));
  contractRoute(app, deps, cancelCall, ({ job_id }, call) => cancelJob(actingOf(call), job_id));
}
