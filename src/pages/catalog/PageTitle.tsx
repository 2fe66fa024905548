import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageTop } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';

/** Head of a page: its h1, and beside it one line such as a count. */
export function PageTitle({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <Row>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space['1']} ${theme.space['4']};
  padding-block-start: ${theme.space['3']};
  &:first-child {
    padding-block-start: ${pageTop};
  }
`;
