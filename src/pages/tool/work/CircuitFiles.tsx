import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Circuit, isPassive } from '#calculators/circuit/circuit.ts';
import { kicadSchematic } from '#calculators/circuit/kicad.ts';
import { spiceNetlist } from '#calculators/circuit/spice.ts';
import { touchstone } from '#calculators/circuit/touchstone.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

/** Reference resistance of the scattering parameters, Ω: that of nearly all analysers. */
export const reference = 50;

/** Saves a text file under a name. */
export function save(name: string, text: string): void {
  saveFile(name, URL.createObjectURL(new Blob([text], { type: 'text/plain' })));
}

/** The circuit as files of SPICE, of network analysers and of KiCad. */
export function CircuitFiles({ circuit }: { circuit: Circuit }) {
  const { t } = useTranslation('tool_work');
  const { files, words } = useToolContext();
  const title = words('title');
  // Ports of a network: an amplifier's output drives whatever stands there.
  const parameters = circuit.parts.every(isPassive) ? touchstone(circuit, reference, title) : null;
  const offered = [
    { label: t('circuit.spice'), name: `${files.name}.cir`, text: () => spiceNetlist(circuit, title) },
    ...(parameters === null ? [] : [{ label: t('circuit.touchstone', { reference }), name: `${files.name}.s2p`, text: () => parameters }]),
    { label: t('circuit.kicad'), name: `${files.name}.kicad_sch`, text: () => kicadSchematic(circuit, title) },
  ];
  return (
    <Row>
      {offered.map(({ label, name, text }) => (
        <Button key={name} onClick={() => save(name, text())}>
          <Icon name="download" small />
          {label}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  @media print {
    display: none;
  }
`;
