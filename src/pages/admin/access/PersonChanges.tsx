import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { type OperatorPerson, type PersonAction } from '#contract/api/admin/people.ts';
import { operatorRoles } from '#contract/operator-roles.ts';
import { useChangePersonMutation } from '#src/api/admin/admin.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import type { Handed } from './InviteLink.tsx';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { useRoleOptions } from './role-options.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

interface PersonChangesProps {
  person: OperatorPerson;
  onLink: (handed: Handed) => void;
}

/** What an owner does with somebody's access. */
export function PersonChanges({ person: { person_id, name, role, status }, onLink }: PersonChangesProps) {
  const { t } = useTranslation('admin');
  const step = useStep();
  const send = use(FactorContext);
  const roles = useRoleOptions();
  const [change] = useChangePersonMutation();
  const act = (action: PersonAction, next?: OperatorPerson['role']) =>
    step.run(async () => {
      const answer = await send(() => change({ person_id, action, ...(next && { role: next }), idempotencyKey: crypto.randomUUID() }));
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
        <Asked label={t('people.reset')} title={`${t('people.reset')}: ${name}`} isBusy={step.isBusy} onSure={() => void act('reset')} />
        {status === 'disabled' ? null : (
          <Asked
            label={t('people.disable')}
            title={`${t('people.disable')}: ${name}`}
            isBusy={step.isBusy}
            onSure={() => void act('disable')}
          />
        )}
      </Row>
    </>
  );
}
