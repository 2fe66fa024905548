import { styled } from 'styled-components';
import type { NavItem } from '#contract/api/visitor.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { PopoverPanel } from '#src/ui/PopoverPanel.ts';
import { theme } from '#src/ui/theme.ts';
import { usePopover } from '#src/ui/use-popover.ts';
import { MenuList } from './menu-list.ts';
import { NavEntry } from './NavEntry.tsx';

/** A section of the header with links below it: its own first. */
export function NavMenu({ entry }: { entry: NavItem }) {
  const popover = usePopover();
  const leave = () => popover.setOpen(false);
  return (
    <Area {...popover.area}>
      <button type="button" {...popover.button}>
        {entry.title}
        <Icon name="down" small />
      </button>
      {popover.open ? (
        <Panel id={popover.panelId}>
          <MenuList>
            {[entry, ...entry.children].map((one) => (
              <li key={one.path + one.title}>
                <NavEntry entry={one} onClick={leave} />
              </li>
            ))}
          </MenuList>
        </Panel>
      ) : null}
    </Area>
  );
}

const Area = styled.div`
  position: relative;
`;

const Panel = styled(PopoverPanel)`
  inset-inline-start: 0;
  min-width: 14rem;
  a {
    gap: ${theme.space['2']};
  }
`;
