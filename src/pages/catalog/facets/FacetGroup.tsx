import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

interface Props {
  title: string;
  /** Beside the title: the range of values or the scale of drawings. */
  note?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** One facet under its name; it folds. */
export function FacetGroup({ title, note, open = true, children }: Props) {
  return (
    <Group open={open}>
      <Head>
        <h3>{title}</h3>
        {note ? <Note>{note}</Note> : null}
        <Icon name="down" small />
      </Head>
      {children}
    </Group>
  );
}

const Group = styled.details`
  padding-block: ${theme.space['2']} ${theme.space['3']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  &[open] > summary > svg {
    transform: scaleY(-1);
  }
`;

const Head = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space['2']};
  min-height: ${theme.size.controlSmall};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  h3 {
    flex: 1;
    font: ${theme.type.ui};
    font-weight: ${theme.weight.heading};
  }
`;

const Note = styled.span`
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
