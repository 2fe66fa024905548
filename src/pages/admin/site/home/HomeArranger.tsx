import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenRecord, HomeArrangement } from '#contract/api/admin/home.ts';
import { homeLimits } from '#contract/api/home-block.ts';
import { fallbackLocale, type LocaleKey } from '#contract/locale.ts';
import { useSaveHomeBlocksMutation } from '#src/api/admin/home.ts';
import { Button } from '#src/ui/Button.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import { PlaceButtons } from '#src/pages/admin/shared/PlaceButtons.tsx';
import { useDraftForm } from '#src/pages/admin/shared/use-draft-form.ts';
import { AddBlock } from './AddBlock.tsx';
import { blockOf, newBlock, type TypedBlock, typedBlocks } from './home-draft.ts';
import { HomeChanges } from './HomeChanges.tsx';
import { HomePreview } from './HomePreview.tsx';
import { OneHomeBlock } from './OneHomeBlock.tsx';

const draftOf = ({ blocks }: HomeArrangement) => ({ blocks: typedBlocks(blocks) });

/** Which blocks the home page has, in which order, and what each says. */
export function HomeArranger({ arrangement, language }: { arrangement: HomeArrangement; language: LocaleKey }) {
  const { t } = useTranslation(['site', 'admin']);
  const mayChange = useMayChange()('content');
  const [save] = useSaveHomeBlocksMutation();
  // Those that are chosen here have their names from the search.
  const [found, setFound] = useState<ChosenRecord[]>([]);
  const form = useDraftForm<{ blocks: TypedBlock[] }, HomeArrangement>({
    saved: draftOf(arrangement),
    version: arrangement.version,
    requestOf: (_changed, _issues, { blocks }) => {
      const request = { blocks: blocks.map(blockOf) };
      return (version) => save({ ...request, version: Number(version), idempotencyKey: crypto.randomUUID() });
    },
    madeOf: (made) => ({ saved: draftOf(made), version: made.version }),
  });
  const { draft, theirs, put } = form;
  const { blocks } = draft;
  const nameOf = ({ kind, title }: TypedBlock) => title[language] || title[fallbackLocale] || t(`home.kinds.${kind}`);
  return (
    <>
      <DraftForm scope="content" heading={t('home.heading')} hint={t('home.hint')} save={t('home.save')} form={form}>
        {blocks.map((block, index) => (
          <Group key={block.key} aria-label={nameOf(block)}>
            <OneHomeBlock
              block={block}
              language={language}
              records={[...found, ...arrangement.records]}
              errorAt={(field) => form.errorAt(`blocks.${index}.${field}`)}
              onFound={(record) => setFound([record, ...found])}
              onChange={(change) => put({ blocks: blocks.map((one) => (one.key === block.key ? { ...one, ...change } : one)) })}
            />
            {mayChange ? (
              <PlaceButtons list={blocks} index={index} name={nameOf(block)} onChange={(next) => put({ blocks: next })} />
            ) : null}
          </Group>
        ))}
        {theirs.blocks ? <Note>{t('admin:draft.theirs', { value: theirs.blocks.map(nameOf).join(', ') })}</Note> : null}
        {mayChange && blocks.length < homeLimits.blocks ? (
          <AddBlock blocks={blocks} onAdd={(kind) => put({ blocks: [...blocks, newBlock(kind)] })} />
        ) : null}
        {mayChange ? <HomePreview blocks={blocks.map(blockOf)} /> : null}
        {mayChange && arrangement.is_own ? (
          <Row>
            <Button onClick={() => void save({ blocks: null, version: arrangement.version, idempotencyKey: crypto.randomUUID() })}>
              {t('nav.reset')}
            </Button>
          </Row>
        ) : null}
      </DraftForm>
      <HomeChanges changes={arrangement.changes} onBack={mayChange ? (back) => put({ blocks: typedBlocks(back) }) : null} />
    </>
  );
}
