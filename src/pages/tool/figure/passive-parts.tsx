/** Resistors, capacitors, inductors and other parts with two ends (IEC 60617). `from` is plus where a part has one. */
import { TwoPole, type TwoPoleProps } from './TwoPole.tsx';

const box = 'M-20-8H20V8H-20z';

export function Resistor(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={20} reach={8}>
      <path className="body" d={box} />
    </TwoPole>
  );
}

export function VariableResistor(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={20} reach={15}>
      <path className="body" d={box} />
      <path d="M-15 15L13-13" />
      <path className="head ink" d="M17-17l-7.500 2.500 5 5z" />
    </TwoPole>
  );
}

export function Capacitor(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={4} reach={14}>
      <path className="thick" d="M-4-13V13M4-13V13" />
    </TwoPole>
  );
}

export function PolarCapacitor(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={5} reach={14}>
      <path className="body" d="M-5-13H-1V13H-5z" />
      <path className="filled" d="M2-13H5.500V13H2z" />
      <path d="M-14-9h6m-3-3v6" />
    </TwoPole>
  );
}

export function Inductor(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={24} reach={9}>
      <path className="thick" d="M-24 0a6 7 0 0 1 12 0a6 7 0 0 1 12 0a6 7 0 0 1 12 0a6 7 0 0 1 12 0" />
    </TwoPole>
  );
}

export function Crystal(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={9} reach={14}>
      <path className="thick" d="M-9-12V12M9-12V12" />
      <path className="body" d="M-5-13H5V13H-5z" />
    </TwoPole>
  );
}

/** An open switch; `closed` draws the lever down. */
export function Switch({ closed = false, ...props }: TwoPoleProps & { closed?: boolean }) {
  return (
    <TwoPole {...props} half={14} reach={closed ? 5 : 12}>
      <path className="thick" d={closed ? 'M-14 0H14' : 'M-14 0L12-11'} />
      <circle className="body" cx="-14" r="2.500" />
      <circle className="body" cx="14" r="2.500" />
    </TwoPole>
  );
}

/** Any load or impedance: a box without leads of its own meaning. */
export function Load(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={22} reach={13}>
      <path className="body" d="M-22-13H22V13H-22z" />
    </TwoPole>
  );
}

/** Its cone shows to the right of the way from `from` to `to`. */
export function Speaker(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={12} reach={22}>
      <path className="body" d="M-12-7H12V7H-12zM-12-7L-20-20H20L12-7" />
    </TwoPole>
  );
}
