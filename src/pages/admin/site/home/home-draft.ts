import { type HomeBlock, type HomeBlockKind, plainBlock } from '#contract/api/home-block.ts';

/** A block as it is edited; its key stays while it is moved. */
export interface TypedBlock extends HomeBlock {
  key: string;
}

export const typedBlocks = (blocks: readonly HomeBlock[]): TypedBlock[] =>
  blocks.map((block, index) => ({ ...block, key: `saved-${index}` }));

export const blockOf = ({ kind, is_shown, title, text, chosen }: TypedBlock): HomeBlock => ({ kind, is_shown, title, text, chosen });

export const newBlock = (kind: HomeBlockKind): TypedBlock => ({ ...plainBlock(kind), key: crypto.randomUUID() });
