import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Solid } from '#land-patterns/bodies/solid.ts';
import { glb } from '#land-patterns/writers/glb.ts';
import { step } from '#land-patterns/writers/step.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

const files = {
  step: {
    type: 'model/step',
    write: (solids: readonly Solid[], name: string) => step(solids, name, new Date().toISOString().slice(0, 19)),
  },
  glb: { type: 'model/gltf-binary', write: glb },
} as const;
const kinds = ['step', 'glb'] as const;

/** One button for each kind of file; the browser makes it itself from the body that the page shows. */
export function BodyFiles({ solids, name }: { solids: readonly Solid[]; name: string }) {
  const { t } = useTranslation('body_model');
  return (
    <Row aria-label={t('files.title')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Button
            onClick={() => {
              const { type, write } = files[kind];
              saveFile(`${name}.${kind}`, URL.createObjectURL(new Blob([write(solids, name)], { type })));
            }}
          >
            <Icon name="download" small />
            {t(`files.${kind}`)}
          </Button>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;
