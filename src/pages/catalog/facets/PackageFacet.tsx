import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Outline } from '#contract/api/part.ts';
import { PackageThumb } from '#src/components/drawing/PackageThumb.tsx';
import { sizeOf, stepFor, thumbMargin } from '#src/components/drawing/scale.ts';
import { boxOf, type Body } from '#src/components/drawing/shape.ts';
import { mainView } from '#src/components/drawing/views.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import { useStableOrder } from './use-stable-order.ts';

interface PackageOption {
  key: string;
  name: string;
  count: number;
  outline?: Outline | null | undefined;
}

interface Props {
  name: string;
  options: readonly PackageOption[];
  chosen: readonly string[];
  body: Body;
  isOpen: boolean;
  onToggle: (option: string) => void;
}

const shownAtFirst = 12;
/** Pixels of a picture: as wide as its tile, or as two; no flatter than a row of names needs, no higher than is readable beside others. */
const narrow = 48;
const wide = 112;
const flat = 32;
const high = 96;
/** Pixels per millimeter; chips alone would fill their tiles. */
const largestStep = 16;

/** Packages to choose by their outline, all at one scale; a large one takes two places. */
export function PackageFacet({ name, options, chosen, body, isOpen, onToggle }: Props) {
  const { t } = useTranslation('catalog');
  const { integer, number } = useFormat();
  const ordered = useStableOrder(options);
  const [isLong, setLong] = useState(false);
  const shown = isLong ? ordered : ordered.filter(({ key }, index) => index < shownAtFirst || chosen.includes(key));
  const hidden = ordered.length - shown.length;
  const sizes = new Map(
    shown.flatMap(({ key, outline }) => {
      const view = outline && mainView(outline, body);
      return view ? [[key, sizeOf(boxOf(view.shapes))] as const] : [];
    }),
  );
  const step = outlineStep([...sizes.values()]);
  return (
    <FacetGroup title={name} note={step === null ? null : t('scale', { step: number(step) })} open={isOpen}>
      <fieldset aria-label={name}>
        <Grid>
          {shown.map((option) => {
            const { width, height } = sizes.get(option.key) ?? { width: 0, height: 0 };
            const pixels = (length: number) => Math.ceil(length * (step ?? 0)) + 2 * thumbMargin;
            const isWide = pixels(width) > narrow;
            return (
              <Tile
                key={option.key}
                type="button"
                aria-pressed={chosen.includes(option.key)}
                data-zero={option.count === 0 || undefined}
                data-wide={isWide || undefined}
                onClick={() => onToggle(option.key)}
              >
                <Picture
                  outline={option.outline ?? null}
                  size={isWide ? wide : narrow}
                  height={Math.max(flat, pixels(height))}
                  step={step}
                  body={body}
                />
                <span>{option.name}</span>
                <VisuallyHidden>{t('parts', { count: option.count, number: integer(option.count) })}</VisuallyHidden>
              </Tile>
            );
          })}
        </Grid>
        {hidden > 0 || (isLong && ordered.length > shownAtFirst) ? (
          <More tone="quiet" size="small" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
            {isLong ? t('show_fewer') : t('show_more', { count: hidden })}
          </More>
        ) : null}
      </fieldset>
    </FacetGroup>
  );
}

/** The outlines in view are there to be compared: one scale, the largest at which each fits its tile or two. */
function outlineStep(sizes: readonly { width: number; height: number }[]): number | null {
  const most = (side: 'width' | 'height') => Math.max(...sizes.map((size) => size[side]));
  if (sizes.length === 0) return null;
  return Math.min(largestStep, stepFor(most('width'), most('height'), wide - 2 * thumbMargin, high - 2 * thumbMargin));
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${theme.size.thumbCart}, 1fr));
  gap: ${theme.space['1']};
`;

const Tile = styled.button`
  display: grid;
  justify-items: center;
  align-content: end;
  gap: ${theme.space['1']};
  min-width: 0;
  padding: ${theme.space['1']};
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  font: ${theme.type.small};
  overflow-wrap: anywhere;
  &[data-wide] {
    grid-column: span 2;
  }
  &:hover {
    background: ${theme.color.bg.hover};
  }
  &[data-zero] {
    color: ${theme.color.text.tertiary};
    border-style: dashed;
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent.solid};
    box-shadow: inset 0 0 0 1px ${theme.color.accent.solid};
    background: ${theme.color.accent.subtle};
  }
`;

const Picture = styled(PackageThumb)`
  border: 0;
  background: none;
  overflow: hidden;
`;

const More = styled(Button)`
  && {
    padding-inline: 0;
  }
`;
