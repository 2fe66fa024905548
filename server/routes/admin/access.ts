import {
  addPasskey as addCall,
  beginPasskey as beginPasskeyCall,
  beginTotp as beginTotpCall,
  changeOwnPassword,
  confirmByCode,
  confirmByPasskey,
  getConfirmChallenge,
  getLogInChallenge,
  getPasskeys,
  logInByPasskey,
  removePasskey as removeCall,
  renewRecoveryCodes,
  replaceTotp as replaceCall,
} from '#contract/api/admin/access.ts';
import type { LoginFailures } from '#server/account/failure-waits.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { confirmWithCode, confirmWithPasskey } from '#server/admin/access/confirm-factor.ts';
import { logInWithPasskey } from '#server/admin/access/operator-log-in.ts';
import { sessionOf } from '#server/caller/operator-session.ts';
import { beginTotp, changePassword, renewCodes, replaceTotp } from '#server/admin/access/own-access.ts';
import { addPasskey, askForPasskey, beginPasskey, listPasskeys, removePasskey } from '#server/admin/access/passkeys.ts';

/** Passkeys of people who run the shop, and what they change of their own access (`docs/api.md` 5.6). */
export function registerAdminAccessRoutes(app: StoreApp, deps: StoreDeps, failures: LoginFailures): void {
  contractRoute(app, deps, getLogInChallenge, (_input, call) => askForPasskey(call, 'log-in'));
  contractRoute(app, deps, logInByPasskey, (input, call) => logInWithPasskey(input, call, failures));
  contractRoute(app, deps, confirmByCode, (input, call) => confirmWithCode(input, call, failures));
  contractRoute(app, deps, getConfirmChallenge, (_input, call) => askForPasskey(call, 'confirm'));
  contractRoute(app, deps, confirmByPasskey, (input, call) => confirmWithPasskey(input, call, failures));
  contractRoute(app, deps, getPasskeys, (_input, call) => listPasskeys(deps, sessionOf(call).personId));
  contractRoute(app, deps, beginPasskeyCall, (_input, call) => beginPasskey(call));
  contractRoute(app, deps, addCall, addPasskey);
  contractRoute(app, deps, removeCall, removePasskey);
  contractRoute(app, deps, changeOwnPassword, (input, call) => changePassword(input, call, failures));
  contractRoute(app, deps, renewRecoveryCodes, (_input, call) => renewCodes(call));
  contractRoute(app, deps, beginTotpCall, (_input, call) => beginTotp(call));
  contractRoute(app, deps, replaceCall, replaceTotp);
}
