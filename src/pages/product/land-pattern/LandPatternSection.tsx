import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { landPatternOf } from '#land-patterns/land-pattern-of.ts';
import { type Density, densities, type LandPattern } from '#land-patterns/land-pattern.ts';
import { outlineOf } from '#src/components/drawing/part-outline.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { FootprintFiles } from './FootprintFiles.tsx';
import { PatternDrawing } from './PatternDrawing.tsx';
import { PatternFacts } from './PatternFacts.tsx';
import { PatternLegend } from './PatternLegend.tsx';
import { Section } from '#src/pages/product/Section.tsx';
import { usePatternText } from './use-pattern-text.ts';

const levels = { A: 'most', B: 'nominal', C: 'least' } as const;

/** The footprint of a part, drawn and to be downloaded; nothing for a package whose dimensions are not known. */
export function LandPatternSection({ product }: { product: ProductDetail }) {
  const outline = outlineOf(product);
  const patternAt = (density: Density) => (outline ? landPatternOf(outline, product.part_class, density) : null);
  return patternAt('B') ? (
    <WithWords names={['land_pattern']}>
      <Known product={product} patternAt={patternAt} />
    </WithWords>
  ) : null;
}

function Known({ product, patternAt }: { product: ProductDetail; patternAt: (density: Density) => LandPattern | null }) {
  const { t } = useTranslation('land_pattern');
  const { sentence } = usePatternText();
  const [density, setDensity] = useState<Density>('B');
  const pattern = patternAt(density);
  if (!pattern) return null;
  // A land that the maker recommends names the maker's document as its rule.
  const isStandard = pattern.rule.startsWith('IPC');
  const standard = pattern.mounting === 'surface' ? 'IPC-7351B' : 'IPC-2222';
  return (
    <Section id="land-pattern" title={t('title')} text={isStandard ? t('text', { standard }) : t('text_maker')}>
      <Columns>
        <div>
          <Sheet role="img" aria-label={sentence(pattern)}>
            <PatternDrawing pattern={pattern} />
          </Sheet>
          <PatternLegend pattern={pattern} />
        </div>
        <Side>
          <RadioGroup
            legend={t('density')}
            options={densities.map((level) => ({ value: level, label: t(`level.${levels[level]}`), note: t(`use.${levels[level]}`) }))}
            value={density}
            onChange={(value) => setDensity(densities.find((level) => level === value) ?? 'B')}
          />
          <PatternFacts pattern={pattern} isBidirectional={product.attributes.some(({ option }) => option === 'bidirectional')} />
          <FootprintFiles pattern={pattern} packageName={product.package ?? pattern.name} />
          <Check>{t('check')}</Check>
        </Side>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space['6']} ${theme.space['10']};
  > * {
    min-width: 0;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Sheet = styled.div`
  display: flex;
  justify-content: center;
  padding: ${theme.space['4']};
  overflow: hidden;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.art.sheet};
`;

const Side = styled.div`
  display: grid;
  gap: ${theme.space['5']};
  align-content: start;
`;

const Check = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
