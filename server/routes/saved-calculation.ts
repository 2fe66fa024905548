import {
  changeCalculation,
  deleteCalculation,
  getSavedCalculations,
  saveCalculation,
  takeCalculations,
} from '#contract/api/saved-calculation.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { dropCalculation, putCalculation, renameCalculation, takeOver } from '#server/calculation/saved/save-calculation.ts';
import { listCalculations } from '#server/calculation/saved/show-calculation.ts';

export function registerSavedCalculationRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getSavedCalculations, listCalculations);
  contractRoute(app, deps, saveCalculation, putCalculation);
  contractRoute(app, deps, takeCalculations, takeOver);
  contractRoute(app, deps, changeCalculation, renameCalculation);
  contractRoute(app, deps, deleteCalculation, ({ id }, call) => dropCalculation(id, call));
}
