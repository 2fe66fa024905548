import { getPayResult, payOrder as payOrderCall, saveTransfer as saveTransferCall } from '#contract/api/payment.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { addressOf } from '#server/caller.ts';
import { contractRoute } from '#server/contract-route.ts';
import { payOrder } from '#server/payment/pay-order.ts';
import { showPayResult } from '#server/payment/pay-result.ts';
import { isSandbox } from '#server/payment/sandbox-provider.ts';
import { saveTransfer } from '#server/payment/save-transfer.ts';
import { takeNotice } from '#server/payment/take-notice.ts';
import { countedAddress, everyCall } from '#server/rate-limit.ts';
import { StoreError } from '#server/store-error.ts';
import { registerSandboxRoutes } from './sandbox.ts';

const noticePath = '/api/store/order/payment-notify/:provider';
const largestNotice = 256 * 1024;

export function registerPaymentRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, payOrderCall, payOrder);
  contractRoute(app, deps, getPayResult, ({ payment_no }, call) => showPayResult(payment_no, call));
  contractRoute(app, deps, saveTransferCall, saveTransfer);
  registerNoticeRoute(app, deps);
  if (isSandbox(deps.cardProvider)) registerSandboxRoutes(app, deps, deps.cardProvider);
}

/** Notices come as the provider writes them: their signature is over the very bytes, so nothing reads them before it is checked. */
function registerNoticeRoute(app: StoreApp, deps: StoreDeps): void {
  app.post(noticePath, async (c) => {
    c.set('pattern', noticePath);
    if (deps.settings.rateLimits) c.get('limiter')(`all ${countedAddress(addressOf(c, deps))}`, everyCall);
    if (Number(c.req.header('Content-Length') ?? 0) > largestNotice) throw new StoreError('too_large', { data: { limit: largestNotice } });
    await takeNotice(deps, c.req.param('provider'), await c.req.text(), c.req.raw.headers);
    c.header('Cache-Control', 'private, no-store');
    return c.json({ ok: true });
  });
}
