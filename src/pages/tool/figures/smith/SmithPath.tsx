import { Spot } from '#src/pages/tool/figure/curves.tsx';
import { through } from '#src/pages/tool/figure/point.ts';
import { reflectionOf } from '#calculators/signal-levels/SmithChart/network.ts';
import { type Chart, placeOf, wayOf } from './smith-plane.ts';

/** The way from the load through each element; that of the chosen one is drawn full, the others dashed. */
export function SmithPath({ chart, chosen }: { chart: Chart; chosen: number }) {
  const { elements, waves, reference } = chart;
  return (
    <g aria-hidden>
      {elements.map((element, index) => {
        const from = waves[index];
        const look = index === chosen ? 'plot1' : 'plot2';
        return from && <path key={`${index} ${element.kind}`} className={look} d={through(wayOf(from, element, chart))} />;
      })}
      {waves.map((wave, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place of the row is its number
        <Spot key={index} at={placeOf(reflectionOf(wave, reference))} />
      ))}
    </g>
  );
}
