import { styled } from 'styled-components';
import { type IconName, iconPaths } from './icon-paths.ts';
import { theme } from './theme.ts';

interface IconProps {
  name: IconName;
  small?: boolean;
  className?: string;
}

/** A line drawing in the text colour; always beside a text or inside a named button, so hidden from screen readers. */
export function Icon({ name, small = false, className }: IconProps) {
  return (
    <Drawing viewBox="0 0 20 20" aria-hidden="true" focusable="false" $small={small} className={className}>
      <path d={iconPaths[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg<{ $small: boolean }>`
  width: ${({ $small }) => ($small ? theme.size.iconSmall : theme.size.icon)};
  height: ${({ $small }) => ($small ? theme.size.iconSmall : theme.size.icon)};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
