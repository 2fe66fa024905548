/** Diodes; `from` is the anode. */
import { TwoPole, type TwoPoleProps } from './TwoPole.tsx';

const triangle = 'M-8-9V9L8 0z';

export function Diode(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={8} reach={10}>
      <path className="body" d={triangle} />
      <path className="thick" d="M8-9V9" />
    </TwoPole>
  );
}

export function Zener(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={8} reach={10}>
      <path className="body" d={triangle} />
      <path className="thick" d="M8 9V-9H2" />
    </TwoPole>
  );
}

/** Its light goes to the left of the way from `from` to `to`. */
export function Led(props: TwoPoleProps) {
  return (
    <TwoPole {...props} half={8} reach={22}>
      <path className="body" d={triangle} />
      <path className="thick" d="M8-9V9" />
      <path d="M-2-11l5-6M7-10l5-6" />
      <path className="head ink" d="M6-21l-1.500 6-4-3.500zM15-20l-1.500 6-4-3.500z" />
    </TwoPole>
  );
}
