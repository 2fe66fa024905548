import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { theme } from '#src/ui/theme.ts';

/** What an arrangement of the operator gives a block in place of the shop's own. */
export interface BlockLook {
  id?: string;
  title?: ReactNode;
}

interface HomeBlockProps extends BlockLook {
  id: string;
  all?: { to: string; label: string };
  note?: string | undefined;
  children: ReactNode;
}

/** A block of the start page with its heading and the way to all of it. */
export function HomeBlock({ id, title, all, note, children }: HomeBlockProps) {
  return (
    <Block aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {all ? <RouteLink to={all.to}>{all.label}</RouteLink> : null}
        {note ? <small>{note}</small> : null}
      </Head>
      {children}
    </Block>
  );
}

const Block = styled.section`
  padding-block-start: ${theme.fluid.section};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['4']};
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${theme.space['3']};
  small {
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
`;
