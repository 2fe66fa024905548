import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { TransmitPath } from './shared/TransmitPath.tsx';

/** Transmitter, feed line with its loss, antenna with its lobe, and the field at a distance. */
export function Figure() {
  const figure = useFigure();
  const power = figure.mode === 'transmitterPower' ? 'out.transmitterPower' : 'transmitterPower';
  const gain = figure.mode === 'antennaGain' ? 'out.gainIsotropic' : 'gain';
  return (
    <SchematicFrame size={[340, 235]} of={[power, 'out.totalLoss', 'out.gainIsotropic', 'out.eirp', 'distance', 'out.fieldStrength']}>
      <TransmitPath
        transmitter={figure.words('transmitter')}
        power={{ of: power, name: 'P' }}
        loss={{ of: 'out.totalLoss', name: 'A' }}
        gain={{ of: gain, name: 'G' }}
        distance={{ of: 'distance' }}
        field={{ of: 'out.fieldStrength' }}
      />
    </SchematicFrame>
  );
}
