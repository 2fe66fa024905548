import {
  addProductPicture,
  getAdminProduct,
  getAdminProducts,
  getProductChanges,
  getProductChoices,
  removeProduct as removeCall,
  saveProduct as saveCall,
} from '#contract/api/admin/product.ts';
import { bulkEdit as bulkCall, getBulkEdits, previewBulk as bulkPreviewCall, undoBulk as undoCall } from '#contract/api/admin/bulk.ts';
import { getMakers, mergeMakers as mergeCall, saveMakerAliases } from '#contract/api/admin/manufacturer.ts';
import {
  getOutline,
  getOutlineChanges,
  getOutlines,
  removeOutline as removeOutlineCall,
  saveOutline as saveOutlineCall,
} from '#contract/api/admin/outline.ts';
import { setPicture as setPictureCall } from '#contract/api/admin/picture.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { addPicture } from '#server/image/add-picture.ts';
import { setPicture } from '#server/product/set-picture.ts';
import { referenceOf } from '#server/search/held-catalog.ts';
import { listMakers } from '#server/manufacturer/list-makers.ts';
import { mergeMakers } from '#server/manufacturer/merge-makers.ts';
import { saveAliases } from '#server/manufacturer/save-aliases.ts';
import { actingOf } from '#server/caller/acting.ts';
import { editBulk, previewBulk } from '#server/product/bulk/bulk-edit.ts';
import { listBulk, undoBulk } from '#server/product/bulk/undo-bulk.ts';
import { findOutlineChanges, findOutlines } from '#server/product/outline/find-outlines.ts';
import { showOutline } from '#server/product/outline/held-outline.ts';
import { removeOutline, saveOutline } from '#server/product/outline/save-outline.ts';
import { findProducts } from '#server/product/find-products.ts';
import { findChanges } from '#server/product/product-changes.ts';
import { showChoices } from '#server/product/product-choices.ts';
import { removeProduct } from '#server/product/remove-product.ts';
import { saveProduct } from '#server/product/save-product.ts';
import { showProduct } from '#server/product/show-product.ts';

/** Single parts for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminProductRoutes(app: StoreApp, deps: StoreDeps): void {
  const referenceNow = () => referenceOf(deps.db, deps.settings.catalogMaxAgeMs);
  contractRoute(app, deps, getAdminProducts, (query, { locale }) => findProducts(deps, query, locale));
  contractRoute(app, deps, getAdminProduct, async ({ id }, { locale }) => showProduct(deps.db, await referenceNow(), id, locale));
  contractRoute(app, deps, saveCall, (request, call) => saveProduct(actingOf(call), request));
  contractRoute(app, deps, addProductPicture, ({ file }, call) => addPicture(actingOf(call), file, 'picture.add'));
  contractRoute(app, deps, removeCall, (request, call) => removeProduct(actingOf(call), request));
  contractRoute(app, deps, getProductChanges, (query) => findChanges(deps.db, query));
  contractRoute(app, deps, bulkPreviewCall, (request, { locale }) => previewBulk(deps, request, locale));
  contractRoute(app, deps, bulkCall, (request, call) => editBulk(actingOf(call), request));
  contractRoute(app, deps, getBulkEdits, (query, { locale }) => listBulk(deps, query, locale));
  contractRoute(app, deps, undoCall, (request, call) => undoBulk(actingOf(call), request));
  contractRoute(app, deps, getMakers, (query) => listMakers(deps.db, query));
  contractRoute(app, deps, saveMakerAliases, (request, call) => saveAliases(actingOf(call), request));
  contractRoute(app, deps, setPictureCall, (request, call) => setPicture(actingOf(call), request));
  contractRoute(app, deps, mergeCall, (request, call) => mergeMakers(actingOf(call), request));
  contractRoute(app, deps, getOutlines, (query) => findOutlines(deps.db, query));
  contractRoute(app, deps, getOutline, ({ id }) => showOutline(deps.db, id));
  contractRoute(app, deps, saveOutlineCall, (request, call) => saveOutline(actingOf(call), request));
  contractRoute(app, deps, removeOutlineCall, (request, call) => removeOutline(actingOf(call), request));
  contractRoute(app, deps, getOutlineChanges, (query) => findOutlineChanges(deps.db, query));
  contractRoute(app, deps, getProductChoices, (_, { locale }) => showChoices(deps, locale));
}
