import { useTranslation } from 'react-i18next';
import { rateOrigins, type ShownSettings } from '#contract/api/admin/settings.ts';
import { usePullRatesMutation } from '#src/api/admin/settings.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

type Origin = ShownSettings['rates_from'];

interface RatesOriginProps {
  origin: Origin;
  pull: ShownSettings['rates_pull'];
  onChange: (origin: Origin) => void;
}

/** Who sets the rates; those of the bank can be taken at once, and it is told what became of the last time. */
export function RatesOrigin({ origin, pull, onChange }: RatesOriginProps) {
  const { t } = useTranslation('settings');
  const { dateTime } = useFormat();
  const mayChange = useMayChange()('settings');
  const step = useStep();
  const [take] = usePullRatesMutation();
  return (
    <>
      <SelectField
        label={t('rates.origin')}
        hint={t('rates.origin_hint')}
        value={origin}
        disabled={!mayChange}
        options={rateOrigins.map((value) => ({ value, label: t(`rates.origin_${value}`) }))}
        onChange={({ target }) => onChange(rateOrigins.find((one) => one === target.value) ?? origin)}
      />
      {pull?.problem ? <Message tone="warning">{t(`rates.${pull.problem}`, { at: dateTime(pull.at) })}</Message> : null}
      {pull && !pull.problem ? <Note role="status">{t('rates.pulled', { at: dateTime(pull.at) })}</Note> : null}
      <Trouble step={step} />
      {mayChange ? (
        <Row>
          <Button busy={step.isBusy} onClick={() => void step.run(() => take())}>
            {t('rates.pull')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
