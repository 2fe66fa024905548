import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first: it gets the focus. */
  actions?: ReactNode;
  className?: string;
}

/** One question or one short form over the page. */
export function Dialog({ open, onClose, title, children, actions, className }: DialogProps) {
  const titleId = useId();
  const { ref, events } = useModal(open, onClose);
  return (
    <Box ref={ref} aria-labelledby={titleId} className={className} {...events}>
      {open ? (
        <Inside>
          <h2 id={titleId}>{title}</h2>
          {children}
          {actions === undefined ? null : <Actions>{actions}</Actions>}
        </Inside>
      ) : null}
    </Box>
  );
}

const Box = styled.dialog`
  z-index: ${theme.layer.dialog};
  width: min(${theme.layout.dialog}, calc(100vw - 2 * ${theme.fluid.gutter}));
  max-height: calc(100dvh - 2 * ${theme.space['6']});
  padding: 0;
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.bg.raised};
  color: ${theme.color.text.primary};
  box-shadow: ${theme.shadow.dialog};
  &::backdrop {
    background: ${theme.color.bg.scrim};
  }
`;

const Inside = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  padding: ${theme.space['5']};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space['2']};
`;
