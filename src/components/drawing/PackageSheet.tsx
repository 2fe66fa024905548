import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Outline } from '#contract/api/part.ts';
import { theme } from '#src/ui/theme.ts';
import { PackageThumb } from './PackageThumb.tsx';
import { fittingStep, PackageView } from './PackageView.tsx';
import type { Body } from './shape.ts';
import { useDrawingText } from './use-drawing-text.ts';
import { sheetViews } from './views.ts';

interface Props {
  outline: Outline;
  /** Package as the catalog names it, for an outline of a family that nobody draws. */
  name: string;
  body?: Body;
  /** Painted over the first view, in its millimetres. */
  marks?: ReactNode;
  className?: string;
}

/** A package with its dimensions, in one or two views at one scale. */
export function PackageSheet({ outline, name, body = 'mould', marks = null, className }: Props) {
  const { t } = useTranslation('part');
  const describe = useDrawingText();
  const views = sheetViews(outline, body);
  if (views.length === 0) {
    return (
      <Sheet className={className}>
        <PackageThumb outline={null} name={name} size={64} label={t('drawing.unknown', { name })} />
      </Sheet>
    );
  }
  const step = Math.min(...views.map(fittingStep));
  return (
    <figure className={className}>
      <Sheet role="img" aria-label={describe(outline)}>
        {views.map((view, index) => (
          <div key={view.name}>
            <Title>{t(`view.${view.name}`)}</Title>
            <PackageView view={view} step={step}>
              {index === 0 ? marks : null}
            </PackageView>
          </div>
        ))}
      </Sheet>
      <Note>{outline.standard ? t('drawing.nominal_standard', { standard: outline.standard }) : t('drawing.nominal')}</Note>
    </figure>
  );
}

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['6']} ${theme.space['10']};
  align-items: flex-end;
  justify-content: space-evenly;
  padding: ${theme.space['4']};
  overflow: hidden;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.art.sheet};
`;

const Title = styled.p`
  margin-block-end: ${theme.space['2']};
  font: ${theme.type.small};
  color: ${theme.color.text.secondary};
`;

const Note = styled.figcaption`
  margin-block-start: ${theme.space['2']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
