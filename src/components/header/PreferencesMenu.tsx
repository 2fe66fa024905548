import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { useLocale } from '#src/i18n/locale-context.ts';
import { selectCurrency } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { PopoverPanel } from '#src/ui/PopoverPanel.ts';
import { usePopover } from '#src/ui/use-popover.ts';
import { theme } from '#src/ui/theme.ts';
import { ActionButton, ActionText } from './header-style.ts';

const Preferences = late(async () => (await import('./Preferences.tsx')).Preferences);

/** The header's button for language, currency and theme. */
export function PreferencesMenu() {
  const { t } = useTranslation();
  const locale = useLocale();
  const currency = useAppSelector(selectCurrency) ?? locale.currency;
  const popover = usePopover();
  return (
    <Area {...popover.area}>
      <ActionButton type="button" {...popover.button} title={t('common:preferences.title')}>
        <Icon name="globe" />
        <ActionText>
          <span lang={locale.tag}>{locale.name}</span>
          <small>{currency}</small>
        </ActionText>
      </ActionButton>
      {popover.open ? (
        <Panel id={popover.panelId}>
          <Preferences />
        </Panel>
      ) : null}
    </Area>
  );
}

const Area = styled.div`
  position: relative;
`;

const Panel = styled(PopoverPanel)`
  inset-inline-end: 0;
  width: min(26rem, calc(100vw - 2 * ${theme.fluid.gutter}));
`;
