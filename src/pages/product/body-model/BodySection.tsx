import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { bodyOf } from '#land-patterns/bodies/body-of.ts';
import { meshesOf } from '#land-patterns/bodies/mesh.ts';
import type { Solid } from '#land-patterns/bodies/solid.ts';
import { late } from '#src/components/late/late.tsx';
import { bodyOf as materialOf, outlineOf } from '#src/components/drawing/part-outline.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Section } from '#src/pages/product/Section.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { BodyFiles } from './BodyFiles.tsx';
import { StillBody } from './StillBody.tsx';

const TurningBody = late(async () => (await import('./TurningBody.tsx')).TurningBody);

/** The body of a part in space, to be turned and to be downloaded; nothing for a package whose form is not known. */
export function BodySection({ product }: { product: ProductDetail }) {
  const solids = useMemo(() => {
    const outline = outlineOf(product);
    return outline && bodyOf(outline, materialOf(product));
  }, [product]);
  return solids ? (
    <WithWords names={['body_model']}>
      <Known product={product} solids={solids} />
    </WithWords>
  ) : null;
}

function Known({ product, solids }: { product: ProductDetail; solids: readonly Solid[] }) {
  const { t } = useTranslation('body_model');
  const { packageName } = useFormat();
  const meshes = useMemo(() => meshesOf(solids), [solids]);
  const [view, setView] = useState<'still' | 'turning' | 'failed'>('still');
  const fail = useMemo(() => () => setView('failed'), []);
  const name = product.package ?? product.outline?.name ?? product.mpn;
  const label = t('label', { name: packageName(name) });
  const still = <StillBody meshes={meshes} label={label} />;
  return (
    <Section id="body-model" title={t('title')} text={t('text')}>
      <Columns>
        <Sheet>{view === 'turning' ? <TurningBody waiting={still} meshes={meshes} label={label} onFailure={fail} /> : still}</Sheet>
        <Side>
          {view === 'still' ? (
            <Button onClick={() => setView('turning')}>
              <Icon name="reload" small />
              {t('turn')}
            </Button>
          ) : null}
          <div role="status">{view === 'failed' ? t('no_webgl') : null}</div>
          <BodyFiles solids={solids} name={name} />
          <Small>{t('check')}</Small>
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
  padding: ${theme.space['4']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.art.sheet};
`;

const Side = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  align-content: start;
  justify-items: start;
`;

const Small = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
