import { buildsFor } from '#calculators/board-materials/builds.ts';
import type { InputValue } from '#calculators/define.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { BuildChoice } from './BuildChoice.tsx';
import { LaminateChoice } from './LaminateChoice.tsx';
import { WorkBox } from './work-layout.ts';

/** Permittivity of the board, of the prepreg above and of the core between, each with its loss tangent. */
const dielectrics = [
  ['relativePermittivity', 'lossTangent'],
  ['permittivityAbove', 'lossTangentAbove'],
  ['permittivityBetween', ''],
] as const;

/** Values of laminates and of common boards, which go into the fields of a line. */
export function BoardMaterials({ state }: { state: ToolPageState }) {
  const has = (id: string) => state.fields.some((field) => field.id === id);
  const use = (values: Readonly<Record<string, InputValue>>) => {
    const held = Object.fromEntries(Object.entries(state.entries).map(([id, { value }]) => [id, value]));
    const known = Object.entries(values).filter(([id]) => has(id));
    state.fill(state.mode, { ...held, ...state.given, ...Object.fromEntries(known) });
  };
  const places = dielectrics.flatMap(([one, loss]) => (has(one) ? [[one, has(loss) ? loss : ''] as const] : []));
  return (
    <WithWords names={['board_materials']} fallback={<Skeleton $height="24rem" />}>
      <WorkBox>
        <LaminateChoice frequency={Number(state.given['frequency'] ?? 0)} places={places} onUse={use} />
        <BuildChoice builds={buildsFor(has)} onUse={use} />
      </WorkBox>
    </WithWords>
  );
}
