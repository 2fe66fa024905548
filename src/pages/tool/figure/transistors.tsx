/** Transistors and amplifiers. `at` is their middle; each says where its connections lie from there. */
import type { ReactNode } from 'react';
import { LabelBody, type LabelText } from './Label.tsx';
import { Pick } from './Pick.tsx';
import type { Point } from './point.ts';
import { besidePart } from './TwoPole.tsx';

interface PartProps extends LabelText {
  at: Point;
  /** Turns left and right around; the label changes sides too. */
  mirror?: boolean;
}

function Device({ at: [x, y], mirror = false, children, ...what }: PartProps & { children: ReactNode }) {
  return (
    <Pick of={what.of}>
      <g className="part" transform={`translate(${x} ${y})${mirror ? ' scale(-1 1)' : ''}`}>
        {children}
      </g>
      <LabelBody {...what} {...besidePart(x, y, 20, mirror ? 'left' : 'right')} stacked />
    </Pick>
  );
}

const envelope = <circle className="body" cx="2" r="18" />;
const limbs = <path d="M-30 0H-7M-7-5L10-15V-30M-7 5L10 15V30" />;
const base = <path className="thick" d="M-7-11V11" />;

/** Base −30 0, collector 10 −30, emitter 10 30. */
export function Npn(props: PartProps) {
  return (
    <Device {...props}>
      {envelope}
      {limbs}
      {base}
      <path className="head ink" d="M8 13.800L-.6 12.600 2.800 6.900z" />
    </Device>
  );
}

/** Base −30 0, emitter 10 −30, collector 10 30. */
export function Pnp(props: PartProps) {
  return (
    <Device {...props}>
      {envelope}
      {limbs}
      {base}
      <path className="head ink" d="M-4.500-6.500L4.100-7.700 .7-13.400z" />
    </Device>
  );
}

const channel = <path className="thick" d="M-9-11V11M-4-13V-7M-4-3V3M-4 7V13" />;

/** Gate −30 0, drain 10 −30, source 10 30. */
export function Nmos(props: PartProps) {
  return (
    <Device {...props}>
      {envelope}
      <path d="M-30 0H-9M-4-10H10V-30M-4 10H10V30M-4 0H10V10" />
      {channel}
      <path className="head ink" d="M-3 0l8-3.500v7z" />
    </Device>
  );
}

/** Gate −30 0, drain 10 −30, source 10 30; its channel is n without a word. */
export function Jfet({ channel: kind = 'n', ...props }: PartProps & { channel?: 'n' | 'p' }) {
  return (
    <Device {...props}>
      {envelope}
      <path d="M-30 0H-5M-5-8H10V-30M-5 8H10V30" />
      <path className="thick" d="M-5-13V13" />
      <path className="head ink" d={kind === 'n' ? 'M-6 0l-8-3.500v7z' : 'M-14 0l8-3.500v7z'} />
    </Device>
  );
}

interface AmplifierProps extends LabelText {
  at: Point;
  /** The + input above; the − input is above without it. */
  plusAbove?: boolean;
  /** Draws the supply connections. */
  supplies?: boolean;
}

/** Operational amplifier or comparator: inputs −40 −20 and −40 20, output 40 0, supplies 0 −40 and 0 40. */
export function OpAmp({ at: [x, y], plusAbove = false, supplies = false, ...what }: AmplifierProps) {
  const sign = plusAbove ? 1 : -1;
  return (
    <Pick of={what.of}>
      <g className="part" transform={`translate(${x} ${y})`}>
        <path d={`M-40-20H-30M-40 20H-30M35 0H40${supplies ? 'M0-19V-40M0 19V40' : ''}`} />
        <path className="body" d="M-30-35V35L35 0z" />
        <path d={`M-26 ${-20}h8M-26 20h8M-22 ${-sign * 20 - 4}v8`} />
      </g>
      <LabelBody {...what} x={x + 12} y={y + 24} anchor="start" rise="top" />
    </Pick>
  );
}
