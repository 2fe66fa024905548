import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Terminal } from '#src/pages/tool/figure/wires.tsx';
import { SignalChain } from './shared/SignalChain.tsx';

const x = 130;

/** What the disturbance passes on its way to the receiver, each with its correction and its sign. */
export function Figure() {
  const figure = useFigure();
  const hasProbe = amount(figure, 'probeImpedance') !== null;
  const disturbance = hasProbe ? 'out.disturbanceCurrent' : 'out.disturbanceVoltage';
  return (
    <SchematicFrame size={[340, 285]} of={[disturbance, 'attenuation', 'cableLoss', 'preampGain', 'out.levelDbuv']}>
      <SignalChain
        at={[x, 70]}
        stages={[
          hasProbe ? { text: figure.words('probe'), label: { of: 'probeImpedance', name: '−Z_T' } } : { text: figure.words('lisn') },
          { text: figure.words('attenuator'), label: { of: 'attenuation', name: '+A_a' } },
          { text: figure.words('cable'), label: { of: 'cableLoss', name: '+A_c' } },
          { text: figure.words('preamplifier'), label: { of: 'preampGain', name: '−G' } },
          { text: figure.words('receiver'), label: { of: 'out.levelDbuv', name: 'L' } },
        ]}
      />
      <Terminal at={[x, 34]} of={disturbance} />
      <Label of="impedance" x={x - 76} y={254} anchor="end" stacked />
    </SchematicFrame>
  );
}
