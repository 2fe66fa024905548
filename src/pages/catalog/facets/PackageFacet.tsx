import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Outline } from '#contract/api/part.ts';
import { PackageThumb } from '#src/components/drawing/PackageThumb.tsx';
import { commonStep } from '#src/components/drawing/scale.ts';
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
const tile = 48;

/** Packages to choose by their outline, all at one scale. */
export function PackageFacet({ name, options, chosen, body, isOpen, onToggle }: Props) {
  const { t } = useTranslation('catalog');
  const { integer, number } = useFormat();
  const ordered = useStableOrder(options);
  const [isLong, setLong] = useState(false);
  const shown = isLong ? ordered : ordered.filter(({ key }, index) => index < shownAtFirst || chosen.includes(key));
  const hidden = ordered.length - shown.length;
  const step = outlineStep(shown);
  return (
    <FacetGroup title={name} note={step === null ? null : t('scale', { step: number(step) })} open={isOpen}>
      <fieldset aria-label={name}>
        <Grid>
          {shown.map((option) => (
            <Tile
              key={option.key}
              type="button"
              aria-pressed={chosen.includes(option.key)}
              data-zero={option.count === 0 || undefined}
              onClick={() => onToggle(option.key)}
            >
              <Picture outline={option.outline ?? null} size={tile} step={step} body={body} />
              <span>{option.name}</span>
              <VisuallyHidden>{t('parts', { count: option.count, number: integer(option.count) })}</VisuallyHidden>
            </Tile>
          ))}
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

/** The outlines in view are there to be compared: the smallest may become a dot, but never looks larger than the next size. */
function outlineStep(options: readonly PackageOption[]): number | null {
  const boxes = options.flatMap(({ outline }) => {
    const view = outline && mainView(outline);
    return view ? [boxOf(view.shapes)] : [];
  });
  return commonStep(boxes, tile, 0);
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
