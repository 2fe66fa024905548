import {
  getCompanies,
  getCompany,
  removeCompany,
  removeCompanyAddress,
  saveCompany,
  saveCompanyAddress,
} from '#contract/api/admin/company.ts';
import { getCompanyPartNumbers, removeCompanyPartNumber, saveCompanyPartNumbers } from '#contract/api/admin/company-part-number.ts';
import { actingOf } from '#server/caller/acting.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { addTaxExemption, readCertificate, removeTaxExemption } from '#contract/api/admin/tax-exemption.ts';
import { addExemption, removeExemption, serveCertificate } from '#server/account/company/keep-exemption.ts';
import { findPartNumbers, removePartNumber, savePartNumbers } from '#server/account/company/part-numbers.ts';
import { removeCompanyAddress as removeAddress, saveCompanyAddress as saveAddress } from '#server/account/company/company-addresses.ts';
import { findCompanies, showCompany } from '#server/account/company/read-company.ts';
import { removeCompany as remove, saveCompany as save } from '#server/account/company/save-company.ts';
import { contractRoute } from '#server/http/contract-route.ts';

/** Companies and their people (`docs/api.md` 5.6). */
export function registerCompanyRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getCompanies, (query, call) => findCompanies(deps.db, query, call.now));
  contractRoute(app, deps, getCompany, ({ id }) => showCompany(deps, deps.db, id));
  contractRoute(app, deps, saveCompany, (request, call) => save(actingOf(call), request));
  contractRoute(app, deps, removeCompany, (request, call) => remove(actingOf(call), request));
  contractRoute(app, deps, addTaxExemption, async ({ file, ...request }, call) =>
    addExemption(actingOf(call), request, new Uint8Array(await file.arrayBuffer())),
  );
  contractRoute(app, deps, removeTaxExemption, (request, call) => removeExemption(actingOf(call), request));
  contractRoute(app, deps, readCertificate, (request) => serveCertificate(request, deps));
  contractRoute(app, deps, saveCompanyAddress, (request, call) => saveAddress(actingOf(call), request));
  contractRoute(app, deps, removeCompanyAddress, (request, call) => removeAddress(actingOf(call), request));
  contractRoute(app, deps, getCompanyPartNumbers, (query) => findPartNumbers(deps.db, query));
  contractRoute(app, deps, saveCompanyPartNumbers, (request, call) => savePartNumbers(actingOf(call), request));
  contractRoute(app, deps, removeCompanyPartNumber, (request, call) => removePartNumber(actingOf(call), request));
}
