import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { UserInfo } from '#contract/api/account.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { isFamilyFirst } from '#src/components/account/family-first.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** Who the account belongs to, and the form that changes it. */
export function Profile({ user }: { user: UserInfo }) {
  const { t } = useTranslation(['account', 'user']);
  const { tag } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { member_of: member } = user;
  const names = [user.first_name, user.last_name];
  const facts = [
    { term: t('profile.name'), value: (isFamilyFirst(tag) ? names.toReversed() : names).join(' ') },
    { term: t('user:email'), value: user.email },
    { term: t('user:company'), value: user.company },
    { term: t('profile.company_account'), value: member && t(`profile.company_${member.role}`, { company: member.company }) },
    { term: t('profile.phone'), value: user.phone },
  ];
  return (
    <Panel aria-labelledby="profile">
      <h2 id="profile">{t('profile.title')}</h2>
      {isOpen ? (
        <ProfileForm user={user} onDone={() => setOpen(false)} />
      ) : (
        <>
          <Facts>
            {facts.map(({ term, value }) =>
              value ? (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </Facts>
          <Button onClick={() => setOpen(true)}>{t('profile.change')}</Button>
        </>
      )}
    </Panel>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']} ${theme.space['8']};
  margin-block: ${theme.space['3']} ${theme.space['4']};
  dt {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
