import type { States } from '#src/states/state.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const states: States = {
  line: () => <Skeleton />,
  block: () => <Skeleton $width="50%" $height="3em" />,
};
