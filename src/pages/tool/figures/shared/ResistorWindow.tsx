import { Spot } from '#src/pages/tool/figure/curves.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Shade } from '#src/pages/tool/figure/section-shapes.tsx';

const [left, width, high] = [40, 260, 14];
/** How far the axis goes beyond the greatest resistor. */
const beyond = 1.25;

/** The resistors between the two limits on an axis from zero, and the standard one that is used. */
export function ResistorWindow({ y }: { y: number }) {
  const figure = useFigure();
  const [least, greatest, chosen] = ['out.resistorMin', 'out.resistorMax', 'out.resistorStandard'].map((id) => amount(figure, id));
  if (typeof least !== 'number' || typeof greatest !== 'number' || typeof chosen !== 'number') return null;
  const end = beyond * Math.max(least, greatest);
  const at = (value: number) => left + (width * value) / end;
  const isOrdered = least < greatest;
  return (
    <>
      <Label value={figure.words('window')} x={left} y={y - high - 4} anchor="start" rise="bottom" />
      {isOrdered && <Shade d={`M${at(least)} ${y - high}H${at(greatest)}V${y}H${at(least)}z`} />}
      <path className="part" d={`M${left} ${y}H${left + width}`} />
      <path className="dashed" d={`M${at(least)} ${y - high}V${y}M${at(greatest)} ${y - high}V${y}`} />
      <Label
        of={isOrdered ? 'out.resistorMin' : 'out.resistorMax'}
        x={Math.max(at(Math.min(least, greatest)), left + 30)}
        y={y + 6}
        anchor="end"
        rise="top"
      />
      <Label of={isOrdered ? 'out.resistorMax' : 'out.resistorMin'} x={at(Math.max(least, greatest))} y={y + 6} anchor="start" rise="top" />
      <Spot at={[at(chosen), y]} />
    </>
  );
}
