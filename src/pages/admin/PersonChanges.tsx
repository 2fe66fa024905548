import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OperatorPerson, operatorRoles, type PersonAction } from '#contract/api/admin-people.ts';
import { useChangePersonMutation } from '#src/api/admin.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { textOf } from './form-text.ts';
import type { Handed } from './InviteLink.tsx';
import { Row } from './parts.ts';
import { useRoleOptions } from './role-options.ts';
import { Trouble } from './Trouble.tsx';
import { useStep } from './use-step.ts';

interface PersonChangesProps {
  person: OperatorPerson;
  onLink: (handed: Handed) => void;
}

/** What an owner does with somebody's access. */
export function PersonChanges({ person: { person_id, name, role, status }, onLink }: PersonChangesProps) {
  const { t } = useTranslation('admin');
  const step = useStep();
  const roles = useRoleOptions();
  const [change] = useChangePersonMutation();
  const act = (action: PersonAction, next?: OperatorPerson['role']) =>
    step.run(async () => {
      const answer = await change({ person_id, action, ...(next && { role: next }), idempotencyKey: crypto.randomUUID() });
      if (answer.data?.invitation) onLink({ name, ...answer.data.invitation });
      return answer;
    });
  const isOpen = status === 'active' || status === 'invited';
  return (
    <>
      <Trouble step={step} />
      <form
        aria-label={t('people.change_role_of', { name })}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = textOf(event.currentTarget, 'role');
          void act(
            'role',
            operatorRoles.find((one) => one === chosen),
          );
        }}
      >
        <Row>
          <SelectField compact key={role} name="role" label={t('people.role')} options={roles} defaultValue={role} />
          <Button type="submit" busy={step.isBusy}>
            {t('people.change_role')}
          </Button>
        </Row>
      </form>
      <Row>
        {isOpen ? null : (
          <Button busy={step.isBusy} onClick={() => void act('enable')}>
            {t('people.enable')}
          </Button>
        )}
        <Asked name={name} label={t('people.reset')} isBusy={step.isBusy} onSure={() => void act('reset')} />
        {status === 'disabled' ? null : (
          <Asked name={name} label={t('people.disable')} isBusy={step.isBusy} onSure={() => void act('disable')} />
        )}
      </Row>
    </>
  );
}

/** A button that shuts somebody out, and asks before it does. */
function Asked({ name, label, isBusy, onSure }: { name: string; label: string; isBusy: boolean; onSure: () => void }) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button tone="danger" busy={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={`${label}: ${name}`}
        actions={
          <>
            <Button onClick={close}>{t('keep')}</Button>
            <Button
              tone="danger"
              onClick={() => {
                close();
                onSure();
              }}
            >
              {label}
            </Button>
          </>
        }
      />
    </>
  );
}
