import { styled } from 'styled-components';
import type { States } from '#src/states/state.ts';
import { Spinner } from '#src/ui/Spinner.tsx';

export const states: States = {
  turning: () => (
    <Place>
      <Spinner />
    </Place>
  ),
};

/** It stands beside words, in a line of boxes. */
const Place = styled.div`
  display: flex;
`;
