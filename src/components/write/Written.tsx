import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';

interface Props {
  title: string;
  children: ReactNode;
  again: string;
  onAgain: () => void;
}

/** Stands where the form was, once the shop has what was written. */
export function Written({ title, children, again, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form, which had the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel>
      <PageHead title={title} />
      <Box>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <Button onClick={onAgain}>{again}</Button>
      </Box>
    </Panel>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  justify-items: start;
  overflow-wrap: anywhere;
  dt {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.small};
  }
`;
