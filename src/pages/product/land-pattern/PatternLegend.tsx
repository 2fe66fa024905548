import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LandPattern } from '#land-patterns/land-pattern.ts';
import { theme } from '#src/ui/theme.ts';

const entries = ['land', 'paste', 'hole', 'body', 'silkscreen', 'courtyard', 'pin_one'] as const;
type Entry = (typeof entries)[number];

/** What the lines and areas of the drawing mean; only those that it has. */
export function PatternLegend({ pattern }: { pattern: LandPattern }) {
  const { t } = useTranslation('land_pattern');
  const has: Partial<Record<Entry, boolean>> = {
    paste: pattern.mounting === 'surface',
    hole: pattern.mounting === 'through-hole',
    silkscreen: pattern.silkscreen.length > 0,
    pin_one: pattern.pinOne !== null,
  };
  return (
    <List>
      {entries
        .filter((entry) => has[entry] ?? true)
        .map((entry) => (
          <li key={entry}>
            <Swatch data-kind={entry} aria-hidden />
            {t(`legend.${entry}`)}
          </li>
        ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['4']};
  margin-block-start: ${theme.space['2']};
  font: ${theme.type.small};
  color: ${theme.color.text.secondary};
  li {
    display: flex;
    gap: ${theme.space['2']};
    align-items: center;
  }
`;

const Swatch = styled.span`
  flex: none;
  width: ${theme.space['4']};
  height: ${theme.space['3']};
  border: ${theme.border.hairline} solid ${theme.color.art.copperEdge};
  forced-color-adjust: none;
  &[data-kind='land'] {
    background: ${theme.color.art.copper};
  }
  &[data-kind='paste'] {
    background: repeating-linear-gradient(45deg, ${theme.color.art.lead} 0 0.125rem, ${theme.color.art.copper} 0.125rem 0.25rem);
  }
  &[data-kind='hole'] {
    width: ${theme.space['3']};
    border-radius: 50%;
    background: ${theme.color.art.sheet};
  }
  &[data-kind='body'] {
    border-color: ${theme.color.art.mouldEdge};
    background: color-mix(in srgb, ${theme.color.art.mould} 16%, transparent);
  }
  &[data-kind='silkscreen'] {
    height: 0;
    border: 0;
    border-block-start: ${theme.border.strong} solid ${theme.color.text.primary};
  }
  &[data-kind='courtyard'] {
    border-color: ${theme.color.art.leadEdge};
  }
  &[data-kind='pin_one'] {
    width: ${theme.space['2']};
    height: ${theme.space['2']};
    border: 0;
    border-radius: 50%;
    background: ${theme.color.text.primary};
  }
`;
