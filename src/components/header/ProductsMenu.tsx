import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { PopoverPanel } from '#src/ui/PopoverPanel.ts';
import { theme } from '#src/ui/theme.ts';
import { usePopover } from '#src/ui/use-popover.ts';

const CategoryList = late(async () => (await import('./CategoryList.tsx')).CategoryList);

/** The header's menu of the top categories. */
export function ProductsMenu() {
  const { t } = useTranslation();
  const popover = usePopover();
  return (
    <Area {...popover.area}>
      <button type="button" {...popover.button}>
        {t('common:header.products')}
        <Icon name="down" small />
      </button>
      {popover.open ? (
        <Panel id={popover.panelId}>
          <CategoryList onLeave={() => popover.setOpen(false)} />
        </Panel>
      ) : null}
    </Area>
  );
}

const Area = styled.div`
  position: relative;
`;

const Panel = styled(PopoverPanel)`
  inset-inline-start: 0;
  width: min(44rem, calc(100vw - 2 * ${theme.fluid.gutter}));
`;
