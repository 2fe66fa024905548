import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import { theme } from './theme.ts';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  icon: IconName;
  /** Names the action with its object: "Remove KA8612IDR". */
  label: string;
  small?: boolean;
}

/** A square button that shows an icon only. */
export function IconButton({ icon, label, small = false, ...rest }: IconButtonProps) {
  return (
    <Box type="button" title={label} {...rest} aria-label={label} data-small={small || undefined}>
      <Icon name={icon} small={small} />
    </Box>
  );
}

const Box = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: ${theme.fluid.control};
  min-height: ${theme.fluid.control};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: inherit;
  &:hover {
    background: ${theme.color.bg.hover};
  }
  &[data-small] {
    min-width: ${theme.fluid.controlSmall};
    min-height: ${theme.fluid.controlSmall};
  }
  &:disabled {
    color: ${theme.color.text.disabled};
    cursor: not-allowed;
  }
`;
