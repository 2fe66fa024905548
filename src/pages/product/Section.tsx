import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

interface SectionProps {
  id: string;
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A block of the page with its heading, a line under it and one action beside it. */
export function Section({ id, title, text, action, children }: SectionProps) {
  return (
    <Block aria-labelledby={id}>
      <Head>
        <div>
          <h2 id={id}>{title}</h2>
          {text === undefined ? null : <Text>{text}</Text>}
        </div>
        {action}
      </Head>
      {children}
    </Block>
  );
}

const Block = styled.section`
  min-width: 0;
  padding-block-start: ${theme.fluid.section};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['4']};
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${theme.space['3']};
  > div {
    min-width: 0;
  }
`;

const Text = styled.p`
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
