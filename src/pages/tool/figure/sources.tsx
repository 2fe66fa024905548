/** What drives a circuit. `from` is plus; a current source drives towards `to`. */
import { TwoPole, type TwoPoleProps } from './TwoPole.tsx';

const circle = <circle className="body" r="15" />;

export function VoltageSource(props: TwoPoleProps) {
  const { from, to } = props;
  const isLevel = Math.abs(to[0] - from[0]) >= Math.abs(to[1] - from[1]);
  return (
    <TwoPole {...props} half={15} reach={15}>
      {circle}
      <path d={`M-10 0h7m-3.500-3.500v7${isLevel ? 'M3 0h7' : 'M6-3.500v7'}`} />
    </TwoPole>
  );
}

const letterIn = (letter: string) => (
  <text dy=".35em" textAnchor="middle">
    {letter}
  </text>
);

/** A source of a sine or of any other signal. */
export function AcSource(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={15} reach={15} upright={<path d="M-9 0c3-7.500 6-7.500 9 0s6 7.500 9 0" />}>
      {circle}
    </TwoPole>
  );
}

export function CurrentSource(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={15} reach={15}>
      {circle}
      <path d="M-9 0H4" />
      <path className="head ink" d="M10 0l-8 4v-8z" />
    </TwoPole>
  );
}

/** One cell, or several in a row. */
export function Battery({ cells = 1, ...props }: TwoPoleProps & { cells?: 1 | 2 }) {
  return cells === 1 ? (
    <TwoPole {...props} half={4} reach={14}>
      <path d="M-4-13V13" />
      <path className="filled" d="M2.500-7h3V7h-3z" />
    </TwoPole>
  ) : (
    <TwoPole {...props} half={14} reach={14}>
      <path d="M-14-13V13M6-13V13" />
      <path className="dashed" d="M-4 0H6" />
      <path className="filled" d="M-7-7h3V7h-3zM11-7h3V7h-3z" />
    </TwoPole>
  );
}

/** An instrument with the letter of its quantity, such as `V` or `A`. */
export function Meter({ letter = 'V', ...props }: TwoPoleProps & { letter?: string }) {
  return (
    <TwoPole {...props} half={15} reach={15} upright={letterIn(letter)}>
      {circle}
    </TwoPole>
  );
}
