import { useState } from 'react';
import { styled } from 'styled-components';
import { elementTowards, firstElement } from '#calculators/signal-levels/SmithChart/choose.ts';
import {
  type ElementKind,
  elementKinds,
  mostElements,
  type NetworkElement,
  writeNetwork,
} from '#calculators/signal-levels/SmithChart/network.ts';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { NetworkRows, unitOf } from './smith/NetworkRows.tsx';
import { chartOf, side } from './smith/smith-plane.ts';
import { SmithGrid } from './smith/SmithGrid.tsx';
import { SmithPath } from './smith/SmithPath.tsx';
import { SmithPress } from './smith/SmithPress.tsx';

/** The Smith chart with the way from load to source, on which elements are added, moved and taken away. */
export function Figure() {
  const figure = useFigure();
  const { words, show } = useToolContext();
  const [asked, setAsked] = useState<number | null>(null);
  const chart = chartOf(figure);
  const elements = chart?.elements ?? [];
  const chosen = asked !== null && asked < elements.length ? asked : elements.length - 1;
  const element = elements[chosen];
  const from = chart?.waves[chosen];

  const write = (next: readonly NetworkElement[]) => figure.write('network', writeNetwork(next));
  const replace = (next: NetworkElement) => write(elements.map((old, index) => (index === chosen ? next : old)));
  const add = (kind: ElementKind) => {
    const last = chart?.waves.at(-1);
    if (!chart || !last) return;
    setAsked(null);
    write([...elements, firstElement(kind, last, chart)]);
  };
  return (
    <>
      <SchematicFrame size={[side, side]} of={['loadResistance', 'loadReactance', 'out.vswr', 'out.inputResistance', 'out.inputReactance']}>
        <SmithGrid />
        {chart ? <SmithPath chart={chart} chosen={chosen} /> : null}
        {chart && element && from ? (
          <SmithPress
            label={`${words(`choices.elements.${element.kind}`)}: ${words('columns.elements.value')}`}
            value={element.value}
            text={joined(show(element.value, unitOf(element).unit, unitOf(element).show))}
            onPoint={(place) => replace(elementTowards(element.kind, from, place, chart, element.impedance ?? chart.reference))}
            onStep={(factor) => replace({ ...element, value: element.value * factor })}
          />
        ) : null}
      </SchematicFrame>
      {chart ? (
        <Editor>
          <p>{words('figure.hint')}</p>
          <Kinds role="group" aria-label={words('figure.add')}>
            {elementKinds.map((kind) => (
              <Button key={kind} disabled={elements.length >= mostElements} onClick={() => add(kind)}>
                {words(`choices.elements.${kind}`)}
              </Button>
            ))}
          </Kinds>
          <NetworkRows elements={elements} chosen={chosen} onChoose={setAsked} onChange={write} />
        </Editor>
      ) : null}
    </>
  );
}

const Editor = styled.div`
  display: grid;
  gap: ${theme.space['3']};
  margin-block-start: ${theme.space['3']};
  p {
    font: ${theme.type.small};
    color: ${theme.color.text.secondary};
  }
  @media print {
    display: none;
  }
`;

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;
