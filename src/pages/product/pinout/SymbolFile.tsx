import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { type Pin, roleOf } from '#contract/pinout.ts';
import { landPatternOf } from '#land-patterns/land-pattern-of.ts';
import { kicadSymbol, symbolLibrary } from '#land-patterns/writers/kicad-symbol.ts';
import { outlineOf } from '#src/components/drawing/part-outline.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

/** The symbol of the part as a file; it names the footprint of the same page where its pads have the numbers of the pins. */
export function SymbolFile({ product, pins }: { product: ProductDetail; pins: readonly Pin[] }) {
  const { t } = useTranslation('pinout');
  const outline = outlineOf(product);
  const pattern = outline && landPatternOf(outline, product.category.web_url, 'B');
  const pads = new Set(pattern?.pads.map(({ number }) => number));
  const footprint = pattern && pins.every(({ number }) => pads.has(number)) ? pattern.name : null;
  const save = () => {
    const text = kicadSymbol({
      name: product.mpn,
      pins: pins.map((pin) => ({ ...pin, role: roleOf(pin) })),
      footprint,
      datasheet: product.datasheet,
      description: `${product.manufacturer.name} ${product.mpn}, ${product.name}`,
    });
    saveFile(`${fileName(product.mpn)}.kicad_sym`, URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' })));
  };
  return (
    <div>
      <Button onClick={save}>
        <Icon name="download" small />
        {t('files.symbol')}
      </Button>
      {footprint === null ? null : <Hint>{t('files.footprint', { footprint, library: symbolLibrary })}</Hint>}
    </div>
  );
}

/** Part numbers hold slashes and commas, which no file name takes everywhere. */
const fileName = (mpn: string): string => mpn.replace(/[^A-Za-z0-9._+-]+/g, '_');

const Hint = styled.p`
  margin-block-start: ${theme.space['2']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  overflow-wrap: anywhere;
`;
