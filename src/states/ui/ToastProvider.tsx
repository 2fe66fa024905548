import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overlays } from '#src/states/state.ts';
import { ToastProvider } from '#src/ui/ToastProvider.tsx';
import { useToast } from '#src/ui/toast-context.ts';

function Teller({ whole }: { whole: boolean }) {
  const { t } = useTranslation();
  const tell = useToast();
  useEffect(() => {
    const text = t('cart:removed', { mpn: 'LM358DR' });
    tell(whole ? { text, undo: () => {}, link: <a href="#cart">{t('common:header.cart')}</a> } : { text });
  }, [t, tell, whole]);
  return null;
}

const told = (whole: boolean) => () => (
  <ToastProvider>
    <Teller whole={whole} />
  </ToastProvider>
);

export const overlays: Overlays = { text: told(false), undo: told(true) };
