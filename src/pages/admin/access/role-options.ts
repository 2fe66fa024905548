import { useTranslation } from 'react-i18next';
import { operatorRoles } from '#contract/operator-roles.ts';

export function useRoleOptions() {
  const { t } = useTranslation('admin');
  return operatorRoles.map((value) => ({ value, label: t(`roles.${value}`) }));
}
