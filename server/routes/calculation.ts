import { calculate, describeCalculator } from '#contract/api/calculation.ts';
import { runCalculator, showCalculator } from '#server/calculation/calculate.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';

export function registerCalculationRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, calculate, runCalculator);
  contractRoute(app, deps, describeCalculator, showCalculator);
}
