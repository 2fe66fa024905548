import { useTranslation } from 'react-i18next';
import { companyRoles, mostPeople } from '#contract/api/company-role.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Group, Row, WideFields } from '#src/pages/admin/shared/parts.ts';
import { emptyPerson, isSent, readRole, type TypedPerson } from './company-draft.ts';
import type { CompanyFormState } from './use-company-form.ts';

/** The people of a company with their roles. */
export function PeopleRows({ form: { draft, put, errorAt } }: { form: CompanyFormState }) {
  const { t } = useTranslation('admin_companies');
  const { people } = draft;
  const set = (place: number, change: Partial<TypedPerson>) =>
    put({ people: people.map((one, other) => (other === place ? { ...one, ...change } : one)) });
  return (
    <>
      <h3>{t('people')}</h3>
      {people.map((one, place) => {
        const sentPlace = people.slice(0, place).filter(isSent).length;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
          <Group key={place}>
            <legend>{t('person', { number: place + 1 })}</legend>
            <WideFields>
              <TextField
                compact
                type="email"
                label={t('email')}
                value={one.email}
                maxLength={254}
                error={isSent(one) ? errorAt(`people.${sentPlace}.email`) : undefined}
                onChange={({ target }) => set(place, { email: target.value })}
              />
              <SelectField
                compact
                label={t('role')}
                value={one.role}
                options={companyRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
                onChange={({ target }) => set(place, { role: readRole(target.value) })}
              />
              {one.role === 'buyer' ? (
                <TextField
                  compact
                  optional
                  inputMode="decimal"
                  label={t('order_limit', { currency: draft.currency })}
                  hint={t('order_limit_hint')}
                  value={one.order_limit}
                  maxLength={20}
                  error={isSent(one) ? errorAt(`people.${sentPlace}.order_limit`) : undefined}
                  onChange={({ target }) => set(place, { order_limit: target.value })}
                />
              ) : null}
            </WideFields>
            <Row>
              <Button
                size="small"
                aria-label={t('remove_person_named', { number: place + 1 })}
                onClick={() => put({ people: people.filter((_, other) => other !== place) })}
              >
                {t('remove_person')}
              </Button>
            </Row>
          </Group>
        );
      })}
      {people.length < mostPeople ? (
        <Row>
          <Button size="small" onClick={() => put({ people: [...people, emptyPerson] })}>
            {t('add_person')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
