import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { type Pin, plainPinName, roleOf } from '#contract/pinout.ts';
import { landPatternOf } from '#land-patterns/land-pattern-of.ts';
import { kicadSymbol, symbolLibrary } from '#land-patterns/writers/kicad-symbol.ts';
import { pcadLibrary } from '#land-patterns/writers/pcad-library.ts';
import { outlineOf } from '#src/components/drawing/part-outline.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

const endings = { symbol: 'kicad_sym', pcad: 'lia' } as const;
const kinds = ['symbol', 'pcad'] as const;

/** The symbol of the part as a file; the one for KiCad names the footprint of the same page where its pads have the numbers of the pins, the one for Altium Designer holds it. */
export function SymbolFile({ product, pins }: { product: ProductDetail; pins: readonly Pin[] }) {
  const { t } = useTranslation('pinout');
  const outline = outlineOf(product);
  const pattern = outline && landPatternOf(outline, product.part_class, 'B');
  const pads = new Set(pattern?.pads.map(({ number }) => number));
  const footprint = pattern && pins.every(({ number }) => pads.has(number)) ? pattern : null;
  const { mpn, datasheet } = product;
  const manufacturer = product.manufacturer.name;
  const description = `${manufacturer} ${mpn}, ${product.name}`;
  const placed = pins.map((pin) => ({ ...pin, role: roleOf(pin) }));
  const files = {
    symbol: () => kicadSymbol({ name: mpn, pins: placed, footprint: footprint?.name ?? null, datasheet, description }),
    pcad: () => {
      const plain = placed.map((pin) => ({ ...pin, name: plainPinName(pin.name) }));
      return pcadLibrary(fileName(mpn), footprint, { name: mpn, pins: plain, manufacturer, mpn, datasheet, description });
    },
  };
  return (
    <div>
      <Row>
        {kinds.map((kind) => (
          <li key={kind}>
            <Button
              onClick={() => {
                const address = URL.createObjectURL(new Blob([files[kind]()], { type: 'text/plain;charset=utf-8' }));
                saveFile(`${fileName(mpn)}.${endings[kind]}`, address);
              }}
            >
              <Icon name="download" small />
              {t(`files.${kind}`)}
            </Button>
          </li>
        ))}
      </Row>
      {footprint === null ? null : <Hint>{t('files.footprint', { footprint: footprint.name, library: symbolLibrary })}</Hint>}
    </div>
  );
}

/** Part numbers hold slashes and commas, which no file name takes everywhere. */
const fileName = (mpn: string): string => mpn.replace(/[^A-Za-z0-9._+-]+/g, '_');

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;

const Hint = styled.p`
  margin-block-start: ${theme.space['2']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  overflow-wrap: anywhere;
`;
