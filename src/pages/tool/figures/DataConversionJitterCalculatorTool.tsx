import { Axes, Curve } from '#src/pages/tool/figure/curves.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { type FigureState, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { type Point, through } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Shade } from '#src/pages/tool/figure/section-shapes.tsx';

const area = [40, 45, 260, 120] as const;
const [left, top, width, height] = area;
/** Place of the sampled zero and half the error of time, as shares of the sketch. */
const [sample, error] = [0.5, 0.035];

/** A sine sampled on its steepest slope: an error of time becomes an error of voltage. */
function Slope({ figure }: { figure: FigureState }) {
  const level = (place: number) => 0.5 + 0.46 * Math.sin((place - sample) * 3 * Math.PI);
  const [early, late] = [left + (sample - error) * width, left + (sample + error) * width];
  const [low, high] = [sample - error, sample + error].map((place) => top + height * (1 - level(place)));
  const frequency = figure.mode === 'frequencyFromSnr' ? 'out.maximumFrequency' : 'inputFrequency';
  return (
    <SchematicFrame size={[340, 215]} of={[frequency, 'out.clockJitter', 'apertureJitter', 'out.totalJitter', 'out.totalSnr']}>
      <Axes area={area} across={{ name: 't' }} up={{ name: 'v' }} />
      <path
        className="dashed"
        d={`M${early} ${high}V${top + height + 24}M${late} ${high}V${top + height + 24}M${late} ${high}H${left + 170}M${early} ${low}H${left + 170}`}
      />
      <Curve area={area} height={level} />
      <Dimension along="y" from={high ?? 0} to={low ?? 0} at={left + 172} name="Δv" />
      <Dimension along="x" from={early} to={late} at={top + height + 20} of="out.totalJitter" name="t_j" side="below" />
      <Label of={frequency} name="f_in" x={left + width} y={top - 16} anchor="end" />
    </SchematicFrame>
  );
}

const plot = [60, 35, 250, 150] as const;

/** The phase noise that was entered, with the area that becomes jitter. */
function PhaseNoise({ figure }: { figure: FigureState }) {
  const [x, y, wide, tall] = plot;
  const list = (id: string) => {
    const values = figure.given[id];
    return Array.isArray(values) ? values.map(Number) : [];
  };
  const [offsets, levels] = [list('offsets').map(Math.log10), list('phaseNoise')];
  const [first = 0, last = 1] = [offsets[0], offsets.at(-1)];
  const [least, most] = [Math.min(...levels) - 10, Math.max(...levels)];
  const points = offsets.slice(0, levels.length).map((offset, index): Point => {
    const level = levels[index] ?? least;
    return [x + ((offset - first) / (last - first)) * wide, y + (1 - (level - least) / (most - least)) * tall];
  });
  const isDrawn = points.length > 1 && points.every((point) => point.every(Number.isFinite));
  return (
    <SchematicFrame size={[340, 235]} of={['clockFrequency', 'out.integratedPhaseNoise', 'out.rmsPhase', 'out.clockJitter']}>
      {isDrawn && (
        <>
          <Shade d={`${through(points)}V${y + tall}H${x}z`} />
          <path className="plot1" d={through(points)} />
        </>
      )}
      <Axes area={plot} across={{ name: 'f' }} up={{ name: 'L(f)' }} />
      <Label of="out.integratedPhaseNoise" name="A" x={x + wide * 0.45} y={y + tall - 20} anchor="start" />
      <Label of="out.clockJitter" name="t_c" x={x + wide * 0.45} y={y + 20} anchor="start" />
      <Label of="clockFrequency" x={x + wide * 0.45} y={y + 40} anchor="start" />
    </SchematicFrame>
  );
}

/** By mode: the slope that turns jitter into noise, or the phase noise of the clock. */
export function Figure() {
  const figure = useFigure();
  return figure.mode === 'phaseNoise' ? <PhaseNoise figure={figure} /> : <Slope figure={figure} />;
}
