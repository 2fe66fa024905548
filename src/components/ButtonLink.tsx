import { styled } from 'styled-components';
import { buttonStyle, type ButtonLook } from '#src/ui/button-style.ts';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';

/** A link inside the shop that looks like a button. */
export function ButtonLink({ tone = 'secondary', size = 'medium', ...link }: RouteLinkProps & Partial<ButtonLook>) {
  return <Look {...link} data-tone={tone} data-size={size} />;
}

const Look = styled(RouteLink)`
  ${buttonStyle}
`;
