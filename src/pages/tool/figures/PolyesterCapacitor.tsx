import { useId } from 'react';
import { tool } from '#calculators/marking-codes/PolyesterCapacitor/definition.ts';
import { useBandText } from '#src/pages/tool/inputs/band-text.ts';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Pick } from '#src/pages/tool/figure/Pick.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { ColourBand } from './shared/ColourBand.tsx';
import { shownBands } from './shared/shown-bands.ts';

/** Film capacitor with colour bands or with a printed code, by the mode. */
export function Figure() {
  const { mode } = useFigure();
  return mode === 'bandsDecode' || mode === 'bandsEncode' ? <Banded /> : <Boxed />;
}

const [left, top, width, high] = [60, 22, 100, 36];
const body = `M${left} ${top + 24}a24 24 0 0 1 24-24h${width - 48}a24 24 0 0 1 24 24V${top + 5 * high - 14}a14 14 0 0 1-14 14H${left + 14}a14 14 0 0 1-14-14z`;
const leads = `M${left + 22} ${top + 5 * high}v42h5v-42zM${left + width - 27} ${top + 5 * high}v42h5v-42z`;

/** Bands over the whole body, from the top. */
function Banded() {
  const figure = useFigure();
  const textOf = useBandText();
  const clip = useId();
  return (
    <SchematicFrame size={[340, 252]} of={['out.capacitance', 'out.tolerance', 'out.ratedVoltage']}>
      <path className="metal" d={leads} />
      <path className="ceramic" d={body} />
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      {shownBands(tool.inputs, figure).map(({ id, input, colour }, index) => {
        const y = top + index * high;
        return (
          <ColourBand
            key={id}
            of={id}
            colour={colour}
            box={[left, y, width, high]}
            reach={[left - 4, y, 270, high]}
            within={clip}
            line={`M${left + width + 6} ${y + high / 2}h20`}
            label={{ x: left + width + 32, y: y + high / 2, anchor: 'start', text: textOf(input, colour) }}
          />
        );
      })}
      <path className="part" d={body} />
    </SchematicFrame>
  );
}

const longest = 8;

/** Printed code on a box. */
function Boxed() {
  const { mode, given, out } = useFigure();
  const code: unknown = mode === 'markingDecode' ? given['marking'] : out['marking'];
  const text = typeof code === 'string' ? code.trim() : '';
  const size = Math.min(38, (38 * longest) / Math.max(1, text.length));
  return (
    <SchematicFrame size={[340, 240]} of={['out.capacitance', 'out.tolerance', 'out.ratedVoltage']}>
      <path className="metal" d="M85 150v60h5v-60zM250 150v60h5v-60z" />
      <Pick of="marking">
        <rect className="body" x="60" y="40" width="220" height="112" rx="5" />
        <rect className="hit" x="60" y="40" width="220" height="112" rx="5" />
        <text x="170" y="96" dy=".35em" textAnchor="middle" fontSize={size}>
          {text}
        </text>
      </Pick>
      <Label of="out.capacitance" x={170} y={20} />
      <Label of="out.tolerance" x={170} y={182} />
      <Label of="out.ratedVoltage" x={170} y={208} />
    </SchematicFrame>
  );
}
