import { useTranslation } from 'react-i18next';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import { useMoveReturnMutation } from '#src/api/admin/returns.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { piecesOf } from '#src/pages/admin/shared/form-text.ts';
import { Group, Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';

/** Books what came back: good pieces into stock, the others as scrap. */
export function ReceiveReturn({ one: { return_no, version, lines } }: { one: AdminReturn }) {
  const { t } = useTranslation('admin_returns');
  const { tag } = useLocale();
  const step = useStep();
  const [move] = useMoveReturnMutation();
  const open = lines.map((line) => ({ ...line, left: line.quantity - line.restocked - line.scrapped })).filter(({ left }) => left > 0);
  const send = (form: HTMLFormElement) => {
    const received = open.map(({ line_id }) => ({
      line_id,
      restocked: piecesOf(form, `restocked-${line_id}`, tag),
      scrapped: piecesOf(form, `scrapped-${line_id}`, tag),
    }));
    return step.run(() => move({ return_no, version, to: 'received', received, idempotencyKey: crypto.randomUUID() }));
  };
  const nothing = step.errorAt('received');
  return (
    <StepForm
      noValidate
      aria-label={t('receive_title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <h3>{t('receive_title')}</h3>
      <Trouble step={step} />
      {nothing === undefined ? null : (
        <Message tone="danger" role="alert">
          {t('receive_none')}
        </Message>
      )}
      {open.map(({ line_id, mpn, left }, index) => (
        <Group key={line_id}>
          <legend>
            <Note as="span">{mpn}</Note>
          </legend>
          <Row>
            <TextField
              compact
              name={`restocked-${line_id}`}
              inputMode="numeric"
              maxLength={8}
              label={t('restocked')}
              defaultValue={left}
              error={step.errorAt(`received.${index}.restocked`)}
            />
            <TextField
              compact
              name={`scrapped-${line_id}`}
              inputMode="numeric"
              maxLength={8}
              label={t('scrapped')}
              defaultValue={0}
              error={step.errorAt(`received.${index}.scrapped`)}
            />
          </Row>
        </Group>
      ))}
      <Row>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {t('receive')}
        </Button>
      </Row>
    </StepForm>
  );
}
