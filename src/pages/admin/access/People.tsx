import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorPerson } from '#contract/api/admin/people.ts';
import { useGetPeopleQuery } from '#src/api/admin/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { type Handed, InviteLink } from './InviteLink.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MeContext, useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Stack, StepForm } from '#src/pages/admin/shared/parts.ts';
import { PersonChanges } from './PersonChanges.tsx';

/** Who runs the shop: invited, changed and closed out by owners. */
export function People() {
  const me = use(MeContext);
  const mayChange = useMayChange();
  const [handed, setHanded] = useState<Handed | null>(null);
  const { data, error, refetch } = useGetPeopleQuery();
  return (
    <Stack>
      {handed ? <InviteLink key={handed.token} handed={handed} onDone={() => setHanded(null)} /> : null}
      {mayChange('people') ? <InviteForm onInvited={setHanded} /> : null}
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="12rem" />}
      {data?.list.map((person) => (
        <Person
          key={person.person_id}
          person={person}
          isSelf={person.person_id === me?.person_id}
          mayChange={mayChange('people')}
          onLink={setHanded}
        />
      ))}
    </Stack>
  );
}

interface PersonProps {
  person: OperatorPerson;
  isSelf: boolean;
  mayChange: boolean;
  onLink: (handed: Handed) => void;
}

function Person({ person, isSelf, mayChange, onLink }: PersonProps) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const { name, email, role, status, last_login_at: last } = person;
  const facts = [
    t(`roles.${role}`),
    t(`people.state.${status}`),
    last === null ? t('people.never') : t('people.last', { at: dateTime(last) }),
  ];
  return (
    <StepForm as="article" aria-label={name}>
      <h3>{name}</h3>
      <Note>{email}</Note>
      <Note>{facts.join(' · ')}</Note>
      {isSelf ? <Note>{t('people.self')}</Note> : mayChange ? <PersonChanges person={person} onLink={onLink} /> : null}
    </StepForm>
  );
}
