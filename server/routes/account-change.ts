import {
  changeEmail,
  confirmEmail as confirmEmailCall,
  deleteAccount,
  exportAccount as exportAccountCall,
} from '#contract/api/account-change.ts';
import { deleteApiKey, getApiKeys, saveApiKey } from '#contract/api/api-key.ts';
import { confirmPassword, endSession, getSessions } from '#contract/api/session.ts';
import { deleteKey, listKeys, makeKey } from '#server/account/api-keys.ts';
import { askForEmail, confirmEmail } from '#server/account/change-email.ts';
import { closeAccount } from '#server/account/close-account.ts';
import { exportAccount } from '#server/account/export-account.ts';
import type { LoginFailures } from '#server/account/failure-waits.ts';
import { endSessions, listSessions, provePassword, requireProof } from '#server/account/sessions.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { mailsPerAddress } from '#server/caller/rate-limit.ts';
import { steadyAnswer } from '#server/http/steady-answer.ts';

export function registerAccountChangeRoutes(app: StoreApp, deps: StoreDeps, failures: LoginFailures): void {
  contractRoute(app, deps, changeEmail, async (input, call) => {
    await call.spend(input.email.toLowerCase(), mailsPerAddress);
    return steadyAnswer(call, () => askForEmail(input, call, failures));
  });
  contractRoute(app, deps, confirmPassword, (input, call) => provePassword(input, call, failures));
  contractRoute(app, deps, getSessions, (_input, call) => listSessions(call));
  contractRoute(app, deps, endSession, endSessions);
  contractRoute(app, deps, confirmEmailCall, ({ token }, call) => confirmEmail(token, call));
  contractRoute(app, deps, exportAccountCall, (_input, call) => exportAccount(call));
  contractRoute(app, deps, deleteAccount, (input, call) => closeAccount(input, call, failures));
  contractRoute(app, deps, getApiKeys, (_input, call) => listKeys(call));
  contractRoute(app, deps, saveApiKey, async (input, call) => {
    await requireProof(call);
    return makeKey(input, call);
  });
  contractRoute(app, deps, deleteApiKey, async ({ id }, call) => {
    await deleteKey(id, call);
    return { ok: true as const };
  });
}
