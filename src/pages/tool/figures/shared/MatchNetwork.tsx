import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Ladder } from './Ladder.tsx';
import { elementsOf, type LadderElement } from './ladder-layout.ts';
import { listedParts } from './listed-parts.ts';

/** `L` and `C`, numbered from the source where there are two. */
function numbered(kind: string, index: number, parts: readonly LadderElement[]): string {
  const alike = (others: readonly LadderElement[]) => others.filter((part) => part.kind === kind).length;
  return alike(parts) > 1 ? `${kind}${alike(parts.slice(0, index + 1))}` : kind;
}

/** Source with its impedance, the matching parts, and the load. */
export function MatchNetwork({ of }: { of: readonly string[] }) {
  const figure = useFigure();
  const reactance = (id: string): LadderElement[] => {
    const value = amount(figure, id) ?? 0;
    return value === 0 ? [] : [{ kind: value > 0 ? 'L' : 'C', placement: 'series', of: id }];
  };
  const listed = elementsOf(listedParts(figure));
  const parts = listed.map((part, index) => ({ ...part, name: numbered(part.kind, index, listed) }));
  return (
    <Ladder
      source="V_S"
      elements={[
        { kind: 'R', placement: 'series', of: 'sourceResistance' },
        ...reactance('sourceReactance'),
        ...parts,
        ...reactance('loadReactance'),
        { kind: 'R', placement: 'shunt', of: 'loadResistance' },
      ]}
      of={['sourceResistance', 'sourceReactance', 'loadResistance', 'loadReactance', ...of]}
    />
  );
}
