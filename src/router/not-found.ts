import { data } from 'react-router';

/** What a route throws when its page does not exist: status 404. */
export function notFound(path: string) {
  return data(`Page Not Found: ${path}`, { status: 404 });
}
