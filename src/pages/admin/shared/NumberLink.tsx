import { RouteLink } from '#src/components/RouteLink.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { adminPath } from './admin-path.ts';

/** The number of an order, an inquiry or a return, as the way to it. */
export function NumberLink({ number, ...to }: { number: string } & Parameters<typeof adminPath>[0]) {
  return (
    <RouteLink to={adminPath(to)}>
      <Unbroken text={number} />
    </RouteLink>
  );
}
