/** Ladders of coils, capacitors and resistors. */
import { complex, reciprocal } from './complex.ts';
import type { Placement } from './ladder-prototype.ts';
import { capacitorImpedance, cascade, inductorImpedance, seriesBranch, shuntBranch, type TwoPort } from './two-port.ts';

/** A part from source to load; `none` is a part that is left out. Values in H, F, Ω. */
export type LadderPart = { placement: Placement } & ({ kind: 'L' | 'C' | 'R'; value: number } | { kind: 'none'; value: null });

/** Quality factors of real parts, the same at every frequency; null is a part without loss. */
export interface PartLoss {
  inductorQ: number | null;
  capacitorQ: number | null;
}

const lossless: PartLoss = { inductorQ: null, capacitorQ: null };

/** The two-port of parts from source to load at a frequency in Hz above 0; each is a branch of its own. */
export function ladderTwoPort(parts: readonly LadderPart[], frequency: number, loss: PartLoss = lossless): TwoPort {
  const angular = 2 * Math.PI * frequency;
  return cascade(parts.flatMap((part) => branch(part, angular, loss) ?? []));
}

function branch(part: LadderPart, angular: number, loss: PartLoss): TwoPort | null {
  if (part.kind === 'none') return null;
  const impedance =
    part.kind === 'R'
      ? complex(part.value)
      : part.kind === 'L'
        ? inductorImpedance(angular, part.value, loss.inductorQ)
        : capacitorImpedance(angular, part.value, loss.capacitorQ);
  return part.placement === 'series' ? seriesBranch(impedance) : shuntBranch(reciprocal(impedance));
}
