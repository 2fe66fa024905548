/** The operator's side is closed to the world unless the operator opens it (`docs/api.md` 5.6). */
import type { EdgeContext, EdgeMiddleware } from './edge-env.ts';
import { errorAnswer } from './error-answer.ts';

/** Where the operator's side answers: nowhere, on every host of the shop, on one host alone, or on a port of its own. */
export type AdminAt = 'off' | 'on' | 'port' | { host: string };

/** Reads `ADMIN` and `ADMIN_HOST` of a platform's settings. */
export function readAdminAt(admin: string | undefined, host: string | undefined): AdminAt {
  const name = host?.trim().toLowerCase() ?? '';
  if (name !== '') return { host: name };
  return admin?.trim() === 'on' ? 'on' : 'off';
}

/** A port is what the platform says, never a header: whatever a proxy passes on, the public port stays closed. */
function isOpen(at: AdminAt, c: EdgeContext): boolean {
  if (at === 'port') return c.env.isAdminPort === true;
  return at === 'on' || (at !== 'off' && at.host === new URL(c.req.url).hostname.toLowerCase());
}

/** Answers every call of the operator's side as if there were none, and tells the pages whether theirs is open. */
export function adminGate(at: AdminAt): EdgeMiddleware {
  return async (c, next) => {
    const isAdminOpen = isOpen(at, c);
    c.set('isAdminOpen', isAdminOpen);
    if (!isAdminOpen && isAdminCall(c)) return errorAnswer(c, 'not_found');
    return next();
  };
}

/** By the path as the store's own router reads it: decoded, so that no escape leads past the gate. */
function isAdminCall(c: EdgeContext): boolean {
  return /^\/+api\/+store\/+admin(\/|$)/i.test(c.req.path);
}
