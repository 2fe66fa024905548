import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WebhookInfo, webhookKinds } from '#contract/api/admin/webhook.ts';
import { useSaveWebhookMutation } from '#src/api/admin/webhook.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { ManyChoices } from '#src/pages/admin/shared/ManyChoices.tsx';
import { Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

type Kinds = WebhookInfo['kinds'];

/** Makes a webhook; its secret is told once. */
export function WebhookForm({ onMade }: { onMade: (made: { name: string; secret: string }) => void }) {
  const { t } = useTranslation('admin_webhooks');
  const step = useStep(null);
  const send = use(FactorContext);
  const [save] = useSaveWebhookMutation();
  const [url, setUrl] = useState('');
  const [kinds, setKinds] = useState<Kinds>([]);
  const submit = () =>
    step.run(async () => {
      const answer = await send(() => save({ url: url.trim(), kinds, idempotencyKey: crypto.randomUUID() }));
      if (answer.data?.secret) {
        onMade({ name: answer.data.webhook.url, secret: answer.data.secret });
        setUrl('');
        setKinds([]);
      }
      return answer;
    });
  return (
    <StepForm
      noValidate
      aria-label={t('new')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3>{t('new')}</h3>
      <TextField
        label={t('url')}
        hint={t('url_hint')}
        value={url}
        inputMode="url"
        maxLength={500}
        error={step.codeAt('url') === 'not_allowed' ? t('url_inside') : step.errorAt('url')}
        onChange={({ target }) => setUrl(target.value)}
      />
      <ManyChoices
        legend={t('kinds')}
        errorId="webhook-kinds-error"
        error={step.errorAt('kinds')}
        choices={webhookKinds}
        chosen={kinds}
        labelOf={(kind) => t(`kind.${kind}`)}
        onChange={setKinds}
      />
      <Trouble step={step} />
      <Row>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {t('make')}
        </Button>
      </Row>
    </StepForm>
  );
}
