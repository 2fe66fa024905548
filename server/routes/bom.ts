import { deleteBomChoice, getBomChoices, saveBomChoice } from '#contract/api/bom-choice.ts';
import { matchBom } from '#contract/api/bom.ts';
import { listChoices } from '#server/bom/list-choices.ts';
import { dropChoice, saveChoice } from '#server/bom/save-choice.ts';
import { showBom } from '#server/bom/show-bom.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';

export function registerBomRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, matchBom, (request, call) => showBom(call, request));
  contractRoute(app, deps, saveBomChoice, saveChoice);
  contractRoute(app, deps, deleteBomChoice, dropChoice);
  contractRoute(app, deps, getBomChoices, listChoices);
}
