import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { WebhookInfo } from '#contract/api/admin/webhook.ts';
import { useRemoveWebhookMutation, useSaveWebhookMutation, useTestWebhookMutation } from '#src/api/admin/webhook.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** One address: what it is told, how that goes, and what may be done with it. */
export function OneWebhook({ hook }: { hook: WebhookInfo }) {
  const { t } = useTranslation('admin_webhooks');
  const { series, integer, date } = useFormat();
  const step = useStep();
  const send = use(FactorContext);
  const [save] = useSaveWebhookMutation();
  const [remove] = useRemoveWebhookMutation();
  const [test] = useTestWebhookMutation();
  const navigate = useNavigate();
  const logPath = adminPath({ tab: 'programs', webhook: hook.id });
  const { id, url, kinds, stopped_at: stopped, waiting, failed } = hook;
  const turn = () => step.run(() => send(() => save({ id, url, kinds, stopped: stopped === null, idempotencyKey: crypto.randomUUID() })));
  const sendTest = async () => {
    // What the address answers stands in its log.
    if (await step.run(() => test({ id, idempotencyKey: crypto.randomUUID() }), null))
      await navigate(logPath, { preventScrollReset: true });
  };
  const facts = [
    series(kinds.map((kind) => t(`kind.${kind}`))),
    t('counts', { waiting: integer(waiting), failed: integer(failed) }),
    stopped === null ? '' : t('stopped', { date: date(stopped) }),
  ];
  return (
    <Group aria-label={url}>
      <Note>{[url, facts.filter(Boolean).join(' · ')].join('\n')}</Note>
      <Trouble step={step} />
      <Row>
        <RouteLink to={logPath}>{t('log')}</RouteLink>
        {stopped === null ? (
          <Button busy={step.isBusy} onClick={() => void sendTest()}>
            {t('test')}
          </Button>
        ) : null}
        <Button busy={step.isBusy} onClick={() => void turn()}>
          {t(stopped === null ? 'stop' : 'resume')}
        </Button>
        <Asked
          label={t('remove')}
          title={t('remove_named', { url })}
          isBusy={step.isBusy}
          onSure={() => void step.run(() => remove({ id, idempotencyKey: crypto.randomUUID() }))}
        >
          <p>{t('remove_text')}</p>
        </Asked>
      </Row>
    </Group>
  );
}
