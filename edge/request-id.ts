import type { EdgeMiddleware } from './edge-env.ts';

/** Gives each request an id of our own making; a visitor cannot choose what stands in the logs. */
export const requestId: EdgeMiddleware = async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  await next();
  if (!c.res.headers.has('X-Request-Id')) c.header('X-Request-Id', c.get('requestId'));
};
