import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { PageIntro, Panel, PartNumber, RailColumns, RecordNumber, Tag } from '#src/ui/panel.ts';

export const states: States = {
  panel: () => {
    const { t } = useTranslation();
    return (
      <Panel>
        <PageIntro>
          <h3>{t('cart:summary.title')}</h3>
          <p>{t('cart:summary.hold')}</p>
        </PageIntro>
      </Panel>
    );
  },
  numbers: () => {
    const { t } = useTranslation();
    return (
      <RailColumns>
        <p>
          <PartNumber>GRM188R61A226ME15D</PartNumber> <RecordNumber>PW-260104-7KQ2</RecordNumber> <Tag>{t('cart:availability')}</Tag>
        </p>
      </RailColumns>
    );
  },
};
