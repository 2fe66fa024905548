import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepMode, keptMode } from '#src/components/checkout/kept-mode.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';

/** Together or in parts, where the stock does not cover an item; the checkout begins with what is chosen here. */
export function ShipMode() {
  return (
    <WithWords names={['checkout']}>
      <Choice />
    </WithWords>
  );
}

const modes = ['together', 'as_available'] as const;

function Choice() {
  const { t } = useTranslation('checkout');
  const [mode, setMode] = useState(() => keptMode(sessionStorage));
  const choose = (value: string) => {
    const next = value === 'as_available' ? value : 'together';
    keepMode(sessionStorage, next);
    setMode(next);
  };
  return (
    <RadioGroup
      legend={t('delivery.mode')}
      value={mode}
      onChange={choose}
      options={modes.map((one) => ({ value: one, label: t(`delivery.${one}`), note: t(`delivery.${one}_text`) }))}
    />
  );
}
