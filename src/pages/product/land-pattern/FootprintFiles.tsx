import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LandPattern } from '#land-patterns/land-pattern.ts';
import { dxf } from '#land-patterns/writers/dxf.ts';
import { eagleLibrary } from '#land-patterns/writers/eagle-library.ts';
import { kicadFootprint } from '#land-patterns/writers/kicad-footprint.ts';
import { pcadLibrary } from '#land-patterns/writers/pcad-library.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

const files = {
  kicad: { ending: 'kicad_mod', write: kicadFootprint },
  eagle: { ending: 'lbr', write: eagleLibrary },
  pcad: { ending: 'lia', write: (pattern: LandPattern) => pcadLibrary(pattern.name, pattern, null) },
  dxf: { ending: 'dxf', write: dxf },
} as const;
const kinds = ['kicad', 'eagle', 'pcad', 'dxf'] as const;

interface Props {
  pattern: LandPattern;
  /** The package's code of the trade, which the file says in its description. */
  packageName: string;
}

/** One button for each kind of file; the browser makes it itself. */
export function FootprintFiles({ pattern, packageName }: Props) {
  const { t } = useTranslation('land_pattern');
  return (
    <div>
      <Title id="footprint-files">{t('files.title')}</Title>
      <Row aria-labelledby="footprint-files">
        {kinds.map((kind) => (
          <li key={kind}>
            <Button
              onClick={() => {
                const { ending, write } = files[kind];
                const address = URL.createObjectURL(new Blob([write(pattern, packageName)], { type: 'text/plain;charset=utf-8' }));
                saveFile(`${pattern.name}.${ending}`, address);
              }}
            >
              <Icon name="download" small />
              {t(`files.${kind}`)}
            </Button>
          </li>
        ))}
      </Row>
      <Hint>
        {t('files.import')}
        {pattern.pads.some(({ paste }) => paste.length > 1) ? ` ${t('files.undivided')}` : null}
      </Hint>
    </div>
  );
}

const Title = styled.h3`
  margin-block-end: ${theme.space['2']};
  font: ${theme.type.ui};
  font-weight: ${theme.weight.semibold};
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;

const Hint = styled.p`
  margin-block-start: ${theme.space['2']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
