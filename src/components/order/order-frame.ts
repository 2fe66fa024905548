/** Frames that the pages of orders, quotes and checkout are made of. */
import { styled } from 'styled-components';
import { pageTop, RailColumns, Wrap } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';

/** A page with one heading, narrower than listings. */
export const NarrowPage = styled(Wrap)`
  max-width: 72.5rem;
  h1 {
    padding-block-start: ${pageTop};
  }
`;

/** The same for one order or payment, its blocks one below the other. */
export const OrderPage = styled(NarrowPage)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['5']};
`;

/** What was ordered or asked for, and beside it what can be done with it. */
export const DetailColumns = styled(RailColumns)`
  h2 {
    font: ${theme.type.h3};
    margin-block-end: ${theme.space['1']};
  }
`;

export const DetailMain = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['6']};
  min-width: 0;
`;
