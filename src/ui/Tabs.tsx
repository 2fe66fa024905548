import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media, theme } from './theme.ts';

export interface TabsProps<Key extends string> {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  active: Key;
  /** The caller keeps the active tab in the address. */
  onChange: (key: Key) => void;
  children: ReactNode;
  className?: string;
}

/** Tabs over one panel; the arrow keys, Home and End move between them. */
export function Tabs<Key extends string>({ label, tabs, active, onChange, children, className }: TabsProps<Key>) {
  const made = useId();
  function move(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ key }) => key === active);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const target = targets[event.key];
    const next = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(`${made}-${next.key}`)?.focus();
  }
  return (
    <div className={className}>
      <List role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {tabs.map(({ key, label: words }) => (
          <Tab
            key={key}
            id={`${made}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === active}
            aria-controls={`${made}-panel`}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {words}
          </Tab>
        ))}
      </List>
      <div id={`${made}-panel`} role="tabpanel" aria-labelledby={`${made}-${active}`}>
        {children}
      </div>
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: ${theme.space['1']};
  overflow-x: auto;
  ${media.md} {
    flex-wrap: wrap;
  }
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
`;

const Tab = styled.button`
  min-height: ${theme.size.glyph};
  padding: 0 ${theme.space['3']};
  border: 0;
  background: none;
  color: ${theme.color.text.secondary};
  font: ${theme.type.ui};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.border.focus});
  }
  &[aria-selected='true'] {
    box-shadow: inset 0 calc(-1 * ${theme.border.focus}) 0 ${theme.color.accent.solid};
    color: ${theme.color.accent.text};
  }
  @media (pointer: coarse) {
    min-height: ${theme.size.touch};
  }
`;
