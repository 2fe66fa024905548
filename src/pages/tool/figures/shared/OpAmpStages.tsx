import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { OpAmp } from '#src/pages/tool/figure/transistors.tsx';
import type { TwoPoleProps } from '#src/pages/tool/figure/TwoPole.tsx';
import { Ground, Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';
import { KindOfPart } from './KindOfPart.tsx';
import { type ListedPart, listedParts } from './listed-parts.ts';

/** Width of a stage, and the heights that it needs. */
export const stageSheet = { width: 340, follower: 255, amplifier: 325, inverting: 260 };

const output = 305;

type Place = Pick<TwoPoleProps, 'from' | 'to' | 'side'>;

/** The part of the list with a reference; nothing where the circuit has none. */
function Part({ part, ...place }: Place & { part: ListedPart | undefined }) {
  return part && <KindOfPart kind={part.kind} name={part.ref} of={part.of} {...place} />;
}

interface FollowingProps {
  /** References: input to x, x to the + input, x to the output, + input to ground. */
  input: string;
  coupling?: string;
  feedback?: string;
  ground: string;
}

/** Whether the non-inverting stage amplifies, with Ra and Rb in its list. */
export const isAmplifying = (parts: readonly ListedPart[]) => parts.some(({ ref }) => ref === 'Rb');

/** Op-amp driven at its + input, with gain resistors where the list has some. */
export function FollowingStage({ input, coupling, feedback, ground }: FollowingProps) {
  const parts = listedParts(useFigure());
  const find = (ref: string | undefined) => parts.find((part) => part.ref === ref);
  const [line, inverting] = [120, 160];
  return (
    <>
      <Terminal at={[25, line]} name="V_in" side="below" />
      <Wire d={`M28 ${line}H30M175 ${line}H205`} />
      <Part part={find(input)} from={[30, line]} to={[100, line]} />
      {coupling ? <Part part={find(coupling)} from={[100, line]} to={[175, line]} /> : <Wire d={`M100 ${line}H175`} />}
      {feedback && (
        <>
          <Joint at={[100, line]} />
          <Wire d={`M100 ${line}V55H130M275 55H${output}V140`} />
          <Part part={find(feedback)} from={[130, 55]} to={[275, 55]} />
        </>
      )}
      <Joint at={[175, line]} />
      <Part part={find(ground)} from={[175, line]} to={[175, 210]} side="left" />
      <Ground at={[175, 210]} />
      <OpAmp at={[245, 140]} plusAbove />
      <Joint at={[output, 140]} />
      <Wire d={`M285 140H325M205 ${inverting}V230H210M${output} 140V230H300`} />
      <Terminal at={[325, 140]} name="V_out" side="below" />
      {isAmplifying(parts) ? (
        <>
          <Joint at={[205, 230]} />
          <Part part={find('Rb')} from={[210, 230]} to={[300, 230]} side="below" />
          <Part part={find('Ra')} from={[205, 230]} to={[205, 300]} side="left" />
          <Ground at={[205, 300]} />
        </>
      ) : (
        <Wire d="M210 230H300" />
      )}
    </>
  );
}

interface InvertingProps {
  /** References: input to x, x to the − input, x to ground, x to the output, − input to the output. */
  input: string;
  coupling?: string;
  ground?: string;
  outer?: string;
  inner: string;
}

/** Op-amp driven at its − input. */
export function InvertingStage({ input, coupling, ground, outer, inner }: InvertingProps) {
  const parts = listedParts(useFigure());
  const find = (ref: string | undefined) => parts.find((part) => part.ref === ref);
  const grounded = find(ground);
  const line = 150;
  return (
    <>
      <Terminal at={[25, line]} name="V_in" side="below" />
      <Wire d={`M28 ${line}H30M180 ${line}H205`} />
      <Part part={find(input)} from={[30, line]} to={[105, line]} />
      {coupling ? <Part part={find(coupling)} from={[105, line]} to={[180, line]} /> : <Wire d={`M105 ${line}H180`} />}
      {outer && (
        <>
          <Joint at={[105, line]} />
          <Joint at={[output, 105]} />
          <Wire d={`M105 ${line}V50H130M275 50H${output}V105`} />
          <Part part={find(outer)} from={[130, 50]} to={[275, 50]} />
        </>
      )}
      <Joint at={[180, line]} />
      <Wire d={`M180 ${line}V105H190M295 105H${output}V170`} />
      <Part part={find(inner)} from={[190, 105]} to={[295, 105]} />
      {grounded && (
        <>
          <Joint at={[105, line]} />
          <Part part={grounded} from={[105, line]} to={[105, 225]} />
          <Ground at={[105, 225]} />
        </>
      )}
      <OpAmp at={[245, 170]} />
      <Wire d="M205 190V215" />
      <Ground at={[205, 215]} />
      <Joint at={[output, 170]} />
      <Wire d="M285 170H325" />
      <Terminal at={[325, 170]} name="V_out" side="below" />
    </>
  );
}
