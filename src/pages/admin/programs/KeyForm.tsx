import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorScopes, type OperatorScope } from '#contract/api/endpoint.ts';
import { useAddOperatorKeyMutation } from '#src/api/admin/key.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { ManyChoices } from '#src/pages/admin/shared/ManyChoices.tsx';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Makes a key of a program; its secret is told once. */
export function KeyForm({ onMade }: { onMade: (made: { name: string; secret: string }) => void }) {
  const { t } = useTranslation('admin_programs');
  const step = useStep(null);
  const send = use(FactorContext);
  const [add] = useAddOperatorKeyMutation();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly OperatorScope[]>([]);
  const submit = () =>
    step.run(async () => {
      const answer = await send(() => add({ name: name.trim(), scopes: [...scopes], idempotencyKey: crypto.randomUUID() }));
      if (answer.data) {
        onMade({ name: answer.data.key.name, secret: answer.data.secret });
        setName('');
        setScopes([]);
      }
      return answer;
    });
  return (
    <StepForm
      noValidate
      aria-label={t('keys.new')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3>{t('keys.new')}</h3>
      <Note>{t('keys.hint')}</Note>
      <TextField
        label={t('keys.name')}
        value={name}
        maxLength={60}
        error={step.errorAt('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <ManyChoices
        legend={t('keys.scopes')}
        errorId="key-scopes-error"
        error={step.errorAt('scopes')}
        choices={operatorScopes}
        chosen={scopes}
        labelOf={(scope) => t(`scopes.${scope}`)}
        onChange={setScopes}
      />
      <Trouble step={step} />
      <Row>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {t('keys.make')}
        </Button>
      </Row>
    </StepForm>
  );
}
