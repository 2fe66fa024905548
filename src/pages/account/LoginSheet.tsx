import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Outline } from '#contract/api/part.ts';
import { PackageView } from '#src/components/drawing/PackageView.tsx';
import { mainView } from '#src/components/drawing/views.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

/** LQFP-48 as JEDEC MS-026 BBC has it, in millimetres. */
const lqfp48: Outline = {
  id: 'LQFP-48',
  name: 'LQFP-48',
  family: 'gull-quad',
  body: { length: 7, width: 7, height: 1.4 },
  pins: 48,
  pitch: 0.5,
  lead: { span: 9, width: 0.22, length: 0.6 },
  diameter: null,
  rows: null,
  standard: 'MS-026 BBC',
};
const view = mainView(lqfp48);
/** Pixels per millimetre. */
const step = 32;

/** A part to look at, and what an account is good for. */
export function LoginSheet() {
  const { t } = useTranslation('user');
  return (
    <>
      <Sheet>{view && <PackageView view={view} step={step} />}</Sheet>
      <List>
        {[t('login.orders'), t('login.addresses'), t('login.cart')].map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </List>
    </>
  );
}

const Sheet = styled.div`
  display: grid;
  place-items: center;
  min-height: 18rem;
  padding: ${theme.space['4']};
  overflow: hidden;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.art.sheet};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space['2']};
  margin-block-start: ${theme.space['4']};
  font: ${theme.type.ui};
  li {
    display: flex;
    gap: ${theme.space['3']};
  }
`;
