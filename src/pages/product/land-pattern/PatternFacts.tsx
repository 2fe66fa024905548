import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LandPattern, Pad } from '#land-patterns/land-pattern.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import { overLands, usePatternText } from './use-pattern-text.ts';

interface Props {
  pattern: LandPattern;
  /** A part that conducts alike in both directions has no cathode, whatever its package. */
  isBidirectional: boolean;
}

/** Name, sizes and rule of a land pattern, and what is to be minded. */
export function PatternFacts({ pattern, isBidirectional }: Props) {
  const { t } = useTranslation('land_pattern');
  const { series } = useFormat();
  const { mm, size } = usePatternText();
  const { pads, polarity } = pattern;
  const holes = [...new Set(pads.flatMap(({ hole }) => hole ?? []))].map(mm);
  const rows = [
    [t('name'), <code key="name">{pattern.name}</code>],
    [t('legend.land'), series(sizesOf(pads).map(size))],
    ...(holes.length > 0 ? [[t('legend.hole'), series(holes.map((diameter) => t('diameter', { diameter })))]] : []),
    [t('over'), size(overLands(pattern))],
    [t('legend.courtyard'), size(pattern.courtyard)],
    [t('rule'), pattern.rule.replace(/\btable ([\d-]+)/g, (_, table: string) => t('rule_table', { table }))],
    [t('source'), pattern.source],
  ] as const;
  return (
    <>
      <List>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      {polarity === 'none' || isBidirectional ? null : <p>{t(`polarity.${polarity}`)}</p>}
      {pattern.thermalVaries ? <Message tone="warning">{t('thermal')}</Message> : null}
    </>
  );
}

/** Each size of land once, in the order of the pads. */
function sizesOf(pads: readonly Pad[]): Pad[] {
  return [...new Map(pads.map((pad) => [`${Math.min(pad.width, pad.height)} ${Math.max(pad.width, pad.height)}`, pad])).values()];
}

const List = styled.dl`
  > div {
    display: flex;
    gap: ${theme.space['4']};
    justify-content: space-between;
    padding-block: ${theme.space['2']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  dt {
    color: ${theme.color.text.secondary};
  }
  dd {
    min-width: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
