import type { NavItem } from '#contract/api/visitor.ts';
import { late } from '#src/components/late/late.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { iconPaths, type IconName } from '#src/ui/icon-paths.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';

const NavMenu = late(async () => (await import('./NavMenu.tsx')).NavMenu);

interface NavEntryProps {
  entry: NavItem;
  onClick?: () => void;
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}

/** A link of the site's configuration, inside the shop or out of it. */
export function NavEntry({ entry: { title, path, icon, external }, onClick }: NavEntryProps) {
  const words = (
    <>
      {icon !== null && isIcon(icon) ? <Icon name={icon} small /> : null}
      {title}
    </>
  );
  if (external) return <a href={path}>{words}</a>;
  return (
    <RouteLink to={path} {...(onClick ? { onClick } : {})}>
      {words}
    </RouteLink>
  );
}

/** The same in the header, where links below it are a menu. */
export function NavHead({ entry }: { entry: NavItem }) {
  const link = <NavEntry entry={entry} />;
  if (entry.children.length === 0) return link;
  return <NavMenu waiting={link} entry={entry} />;
}

/** Links one below the other, each with those below it. */
export function NavList({ entries, onClick }: { entries: readonly NavItem[]; onClick?: () => void }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.path + entry.title}>
          <NavEntry entry={entry} {...(onClick ? { onClick } : {})} />
          {entry.children.length === 0 ? null : <NavList entries={entry.children} {...(onClick ? { onClick } : {})} />}
        </li>
      ))}
    </ul>
  );
}
