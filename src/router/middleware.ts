import type { MiddlewareFunction } from 'react-router';

/** Guards that a row of the route table names; each throws or redirects to keep a visitor out. */
const middleware: Record<string, MiddlewareFunction> = {};

/** The guard with this name; a row that names none of them is a mistake in the table. */
export function namedMiddleware(name: string, known: Record<string, MiddlewareFunction> = middleware): MiddlewareFunction {
  const found = known[name];
  if (!found) throw new Error(`Unknown route middleware: ${name}`);
  return found;
}
