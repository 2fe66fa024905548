import { styled } from 'styled-components';
import { Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';

/** Stands where the first page will be, from 400 ms on. */
export function Waiting() {
  return (
    <Wrap>
      <Rows>
        <Skeleton $width="16rem" $height="2rem" />
        <Skeleton $width="60%" />
        <Skeleton $height="12rem" />
      </Rows>
    </Wrap>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  min-height: 60vh;
  align-content: start;
  padding-block-start: ${theme.space['8']};
`;
