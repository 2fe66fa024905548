import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { media, theme } from './theme.ts';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  side?: 'start' | 'end';
  className?: string;
}

/** A full-height layer at the side of the window; the whole width on phones. */
export function Drawer({ open, onClose, title, children, footer, side = 'start', className }: DrawerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { ref, events } = useModal(open, onClose);
  return (
    <Box ref={ref} aria-labelledby={titleId} data-side={side} className={className} {...events}>
      {open ? (
        <Inside>
          <Head>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={t('common:close')} onClick={onClose} />
          </Head>
          <Body>{children}</Body>
          {footer === undefined ? null : <Foot>{footer}</Foot>}
        </Inside>
      ) : null}
    </Box>
  );
}

const Box = styled.dialog`
  z-index: ${theme.layer.drawer};
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${theme.color.bg.raised};
  color: ${theme.color.text.primary};
  &::backdrop {
    background: ${theme.color.bg.scrim};
  }
  &[data-side='end'] {
    margin-inline-start: auto;
  }
  ${media.md} {
    width: ${theme.layout.buyBox};
    box-shadow: ${theme.shadow.dialog};
  }
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space['3']};
  min-height: ${theme.size.headerRow};
  padding: 0 ${theme.fluid.gutter};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${theme.space['4']} ${theme.fluid.gutter};
  overflow-y: auto;
`;

const Foot = styled.div`
  padding: ${theme.space['3']} ${theme.fluid.gutter};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
`;
