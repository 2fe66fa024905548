import type { NavItem } from '#contract/api/visitor.ts';
import { RouteLink } from './RouteLink.tsx';

/** A link of the site's configuration, inside the shop or out of it. */
export function NavEntry({ entry, onClick }: { entry: NavItem; onClick?: () => void }) {
  if (entry.external) return <a href={entry.path}>{entry.title}</a>;
  return (
    <RouteLink to={entry.path} {...(onClick ? { onClick } : {})}>
      {entry.title}
    </RouteLink>
  );
}
