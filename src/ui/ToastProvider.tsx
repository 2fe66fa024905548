import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { theme } from './theme.ts';
import { ToastContext, type ToastContent } from './toast-context.ts';

const shownFor = 8000;

/** Holds the one toast of the page: 8 s, longer while it is hovered or focused. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(ToastContent & { key: number }) | null>(null);
  const [held, setHeld] = useState(false);
  const show = useCallback((content: ToastContent) => setToast((last) => ({ ...content, key: (last?.key ?? 0) + 1 })), []);
  const close = useCallback(() => {
    setToast(null);
    setHeld(false);
  }, []);
  useEffect(() => {
    if (!toast || held) return undefined;
    const timer = setTimeout(close, shownFor);
    return () => clearTimeout(timer);
  }, [toast, held, close]);
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <ToastContext value={show}>
      {children}
      <Place {...hold}>{toast ? <Bar key={toast.key} toast={toast} onClose={close} /> : null}</Place>
    </ToastContext>
  );
}

function Bar({ toast, onClose }: { toast: ToastContent; onClose: () => void }) {
  const { t } = useTranslation();
  const { undo } = toast;
  return (
    <Box>
      <Icon name="check" />
      <Text>{toast.text}</Text>
      {toast.link}
      {undo ? (
        <Undo
          type="button"
          onClick={() => {
            undo();
            onClose();
          }}
        >
          {t('common:undo')}
        </Undo>
      ) : null}
      <IconButton icon="close" label={t('common:close')} onClick={onClose} small />
    </Box>
  );
}

const Place = styled.output`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset-inline: ${theme.fluid.gutter};
  inset-block-end: ${theme.space['4']};
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space['3']};
  max-width: 100%;
  padding: ${theme.space['1']} ${theme.space['2']} ${theme.space['1']} ${theme.space['4']};
  border: ${theme.border.hairline} solid transparent;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.inverse};
  color: ${theme.color.text.inverse};
  box-shadow: ${theme.shadow.popover};
  font: ${theme.type.ui};
  pointer-events: auto;
  a {
    color: inherit;
    font-weight: ${theme.weight.semibold};
    text-decoration: underline;
  }
`;

const Text = styled.span`
  min-width: 0;
  padding-block: ${theme.space['2']};
`;

const Undo = styled.button`
  min-height: ${theme.fluid.control};
  padding: 0 ${theme.space['1']};
  border: 0;
  background: none;
  font-weight: ${theme.weight.semibold};
  text-decoration: underline;
`;
