import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Pin, pinRoles, roleOf } from '#contract/pinout.ts';
import { theme } from '#src/ui/theme.ts';
import { pinPaint } from './pin-paint.ts';

/** What the colours of the drawing mean, of those that occur in it. */
export function PinLegend({ pins, view }: { pins: readonly Pin[]; view: string }) {
  const { t } = useTranslation('pinout');
  const roles = new Set(pins.map(roleOf));
  return (
    <Row>
      <li>{view}</li>
      {pinRoles
        .filter((role) => roles.has(role))
        .map((role) => (
          <li key={role}>
            <svg width="18" height="12" aria-hidden="true">
              <Swatch data-role={role} x="1" y="1" width="16" height="10" rx="2" />
            </svg>
            {t(`roles.${role}`)}
          </li>
        ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['4']};
  margin: ${theme.space['2']} 0 0;
  padding: 0;
  list-style: none;
  font: ${theme.type.small};
  color: ${theme.color.text.secondary};
  li {
    display: flex;
    gap: ${theme.space['2']};
    align-items: center;
  }
`;

const Swatch = styled.rect`
  ${pinPaint}
`;
