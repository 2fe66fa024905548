import {
  activation,
  checkPasswordToken,
  forgotPassword,
  getUserInfo,
  login,
  logout,
  logoutAll,
  register,
  resendActivation as resendActivationCall,
  saveInfo,
  savePassword,
} from '#contract/api/account.ts';
import { activate, resendActivation } from '#server/account/activation.ts';
import { changePassword, checkResetLink, sendResetLink } from '#server/account/change-password.ts';
import { logIn } from '#server/account/log-in.ts';
import { createLoginFailures } from '#server/account/login-failures.ts';
import { endLogin, endLogins } from '#server/account/login-token.ts';
import { registerAccount } from '#server/account/register.ts';
import { saveProfile } from '#server/account/save-info.ts';
import { showUser } from '#server/account/show-user.ts';
import type { Call, StoreApp, StoreDeps } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { mailsPerAddress } from '#server/caller/rate-limit.ts';
import { steadyAnswer } from '#server/http/steady-answer.ts';
import { registerAccountChangeRoutes } from './account-change.ts';

const ok = { ok: true as const };

export function registerAccountRoutes(app: StoreApp, deps: StoreDeps): void {
  const failures = createLoginFailures(deps, 'customer');
  contractRoute(app, deps, getUserInfo, (_input, call) => showUser(deps.db, userOf(call), call.now));
  contractRoute(app, deps, saveInfo, saveProfile);
  contractRoute(app, deps, login, (input, call) => logIn(input, call, failures));
  contractRoute(app, deps, logout, async (_input, call) => {
    const { id, loginId } = userOf(call);
    await endLogin(deps.db, id, loginId);
    return ok;
  });
  contractRoute(app, deps, logoutAll, async (_input, call) => {
    await endLogins(deps.db, userOf(call).id);
    return ok;
  });
  contractRoute(app, deps, register, async (input, call) => {
    await countMail(call, input.email);
    return steadyAnswer(call, () => registerAccount(input, call));
  });
  contractRoute(app, deps, activation, ({ token }, call) => activate(token, call));
  contractRoute(app, deps, resendActivationCall, async ({ email, return_path: wanted }, call) => {
    await countMail(call, email);
    await steadyAnswer(call, () => resendActivation(email, wanted, call));
    return ok;
  });
  contractRoute(app, deps, forgotPassword, async ({ email }, call) => {
    await countMail(call, email);
    await steadyAnswer(call, () => sendResetLink(email, call));
    return ok;
  });
  contractRoute(app, deps, checkPasswordToken, ({ token }, call) => checkResetLink(token, call));
  contractRoute(app, deps, savePassword, async (input, call) => {
    await changePassword(input, call, failures);
    return ok;
  });
  registerAccountChangeRoutes(app, deps, failures);
}

/** Counts known and unknown addresses alike. */
function countMail(call: Call, email: string): Promise<void> {
  return call.spend(email.toLowerCase(), mailsPerAddress);
}
