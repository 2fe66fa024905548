import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { States } from '#src/states/state.ts';
import { PopoverPanel } from '#src/ui/PopoverPanel.ts';

export const states: States = {
  open: () => {
    const { t } = useTranslation();
    return (
      <Place>
        <PopoverPanel>{t('common:header.all_categories')}</PopoverPanel>
      </Place>
    );
  },
};

/** Room for what floats below. */
const Place = styled.div`
  position: relative;
  height: 1px;
  margin-block-end: 4rem;
`;
