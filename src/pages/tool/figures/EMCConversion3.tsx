import { Antenna, Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';
import { SignalChain } from './shared/SignalChain.tsx';
import { TransmitPath } from './shared/TransmitPath.tsx';

/** The antenna alone: the field it stands in and the voltage it gives. */
function Alone({ factor, gain }: { factor: string; gain: string }) {
  return (
    <SchematicFrame size={[340, 170]} of={[factor, gain, 'out.effectiveArea', 'out.wavelength']}>
      <Arrow
        tone="field"
        through={[
          [70, 130],
          [70, 45],
        ]}
        name="E"
        side="left"
      />
      <Antenna at={[130, 85]} />
      <Wire d="M130 80V125H215" />
      <Joint at={[130, 85]} />
      <Terminal at={[215, 125]} name="V" />
      <Label of={gain} name="G" x={160} y={40} anchor="start" />
      <Label of={factor} name="AF" x={160} y={62} anchor="start" />
      <Label of="out.effectiveArea" x={160} y={84} anchor="start" />
      <Label of="frequency" x={160} y={106} anchor="start" />
    </SchematicFrame>
  );
}

/** By mode: the antenna, what the field passes on its way to the receiver, or the transmitter and the field it makes. */
export function Figure() {
  const figure = useFigure();
  const isGain = figure.given['antennaGivenBy'] === 'gain';
  const factor = isGain ? 'out.antennaFactor' : 'antennaFactor';
  const gain = isGain ? 'gain' : 'out.gain';
  if (figure.mode === 'antenna') return <Alone factor={factor} gain={gain} />;
  if (figure.mode === 'transmitToField' || figure.mode === 'powerForField') {
    const power = figure.mode === 'transmitToField' ? 'transmitPower' : 'out.transmitPower';
    const field = figure.mode === 'transmitToField' ? 'out.electricField' : 'wantedField';
    return (
      <SchematicFrame size={[340, 235]} of={[power, 'cableLoss', gain, 'distance', field]}>
        <TransmitPath
          transmitter={figure.words('amplifier')}
          power={{ of: power, name: 'P' }}
          loss={{ of: 'cableLoss', name: '−A_c' }}
          gain={{ of: gain, name: 'G' }}
          distance={{ of: 'distance' }}
          field={{ of: field }}
        />
      </SchematicFrame>
    );
  }
  const [field, reading] = figure.mode === 'readingToField' ? ['out.electricLevel', 'reading'] : ['electricLevel', 'out.reading'];
  return (
    <SchematicFrame size={[340, 245]} of={[field, factor, 'cableLoss', 'preampGain', reading]}>
      <SignalChain
        at={[110, 75]}
        stages={[
          { text: figure.words('antenna'), label: { of: factor, name: '+AF' } },
          { text: figure.words('cable'), label: { of: 'cableLoss', name: '+A_c' } },
          { text: figure.words('preamplifier'), label: { of: 'preampGain', name: '−G_p' } },
          { text: figure.words('receiver'), label: { of: reading, name: 'L_U' } },
        ]}
      />
      <Label of={field} name="L_E" x={110} y={37} rise="bottom" />
    </SchematicFrame>
  );
}
