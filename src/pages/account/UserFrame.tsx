import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';

const Sheet = late(async () => (await import('./LoginSheet.tsx')).LoginSheet);

/** A form with a drawing and what an account is good for beside it, or below it in small windows. */
export function SheetFrame({ children }: { children: ReactNode }) {
  return (
    <Wide>
      <div>{children}</div>
      <Beside>
        <Sheet />
      </Beside>
    </Wide>
  );
}

/** One short form, or what came of it. */
export const PlainFrame = styled(Wrap)`
  max-width: 72.5rem;
  padding-block: ${pageTop} ${theme.space['12']};
  > * {
    max-inline-size: 26.25rem;
  }
`;

/** The heading of what took a form's place; it takes the focus, which the form had. */
export function OutcomeTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** Words under a heading. */
export const Lead = styled.div`
  display: grid;
  gap: ${theme.space['1']};
  margin-block: ${theme.space['1']} ${theme.space['5']};
  color: ${theme.color.text.secondary};
`;

const Wide = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['8']};
  max-width: 72.5rem;
  padding-block: ${pageTop} ${theme.space['12']};
  ${media.lg} {
    grid-template-columns: minmax(0, 26.25rem) minmax(0, 1fr);
    gap: ${theme.space['18']};
  }
`;

/** Keeps its place while the drawing loads. */
const Beside = styled.div`
  min-height: 30rem;
`;
