import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { spokenValue, useFigure } from './figure-state.ts';
import { sheetStyle } from './sheet-style.ts';
import type { Fit } from './scale-to-fit.ts';
import type { Sheet } from '#src/ui/use-sheet.ts';

interface Props {
  sheet: Sheet;
  /** Ids whose symbols and values make the sentence for those who do not see the figure. */
  of: readonly string[];
  /** Says whether the drawing is to scale; left out where there is no scale, as in a schematic. */
  fit?: Pick<Fit, 'isTrue' | 'scale'>;
  /** Name above the figure; the word `figure.title` of the calculator without it. */
  title?: string;
  /** Part of the plane to show; the pixels of the sheet without it. */
  view?: { x: number; y: number; width: number; height: number };
  children: ReactNode;
}

/** Text in pixels: 12 on phones and 13 where there is room. */
const textSize = { narrow: 12, wide: 13 };

/** The sheet of a figure: name, note on the scale, grid, and a sentence of its dimensions. Children are drawn in pixels of the sheet. */
export function FigureFrame({ sheet: { frame, width, height }, of, fit, title, view, children }: Props) {
  const figure = useFigure();
  const { t } = useTranslation('figure');
  const grid = useId();
  const name = title ?? figure.words('title');
  const box = view ?? { x: 0, y: 0, width, height };
  const step = fit?.isTrue ? gridStep(fit.scale) : gridPixels;
  const fontSize = ((width < 440 ? textSize.narrow : textSize.wide) * box.width) / width;
  return (
    <figure>
      <Caption>
        <span>{name}</span>
        {fit && <small>{fit.isTrue ? t('to_scale') : t('not_to_scale')}</small>}
      </Caption>
      <Frame ref={frame}>
        <Drawing viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} width="100%" height={height} fontSize={fontSize}>
          <defs>
            <pattern id={grid} width={step} height={step} patternUnits="userSpaceOnUse">
              <path className="grid" d={`M${step} 0H0V${step}`} />
            </pattern>
          </defs>
          <rect className="ground" {...box} role="img" aria-label={useSentence(name, of)} />
          <rect {...box} fill={`url(#${grid})`} stroke="none" aria-hidden />
          {children}
        </Drawing>
      </Frame>
    </figure>
  );
}

/** Name and values in one sentence; the name alone while nothing is known. */
function useSentence(name: string, ids: readonly string[]): string {
  const figure = useFigure();
  const { t } = useTranslation('figure');
  const { list } = useFormat();
  const values = ids.map((id) => spokenValue(figure, id)).filter(Boolean);
  return values.length > 0 ? t('sentence', { name, values: list(values) }) : name;
}

const gridPixels = 20;
const smallestSquare = 18;

/** Side of a grid square in pixels that is a power of ten of a metre, or two or five of it. */
function gridStep(pixelsPerMetre: number): number {
  const least = smallestSquare / pixelsPerMetre;
  const power = 10 ** Math.floor(Math.log10(least));
  const length = [1, 2, 5, 10].find((factor) => factor * power >= least * 0.999) ?? 10;
  return length * power * pixelsPerMetre;
}

const Caption = styled.figcaption`
  display: flex;
  gap: ${theme.space['3']};
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${theme.space['2']};
  font: ${theme.type.h3};
  small {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;

const Frame = styled.div`
  overflow: hidden;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
`;

const Drawing = styled.svg`
  display: block;
  ${sheetStyle}
`;
