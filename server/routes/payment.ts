import { getPayResult, payOrder as payOrderCall, saveTransfer as saveTransferCall } from '#contract/api/payment.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { addressOf } from '#server/caller/caller.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { payOrder } from '#server/payment/pay-order.ts';
import { showPayResult } from '#server/payment/pay-result.ts';
import { isSandbox } from '#server/payment/sandbox-provider.ts';
import { saveTransfer } from '#server/payment/save-transfer.ts';
import { takeNotice } from '#server/payment/take-notice.ts';
import { countedAddress, everyCall } from '#server/caller/rate-limit.ts';
import { readBody } from '#server/http/request-body.ts';
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
    if (deps.settings.rateLimits) await c.get('limiter')(`all ${countedAddress(addressOf(c, deps))}`, everyCall);
    const notice = new TextDecoder().decode(await readBody(c.req.raw, largestNotice));
    await takeNotice(deps, c.req.param('provider'), notice, c.req.raw.headers);
    c.header('Cache-Control', 'private, no-store');
    return c.json({ ok: true });
  });
}
