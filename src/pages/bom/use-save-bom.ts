import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PartsList } from '#contract/api/parts-list.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useSavePartsListMutation } from '#src/api/parts-list.ts';
import { savedListPath } from '#src/components/bom/list-path.ts';
import { useFormat } from '#src/i18n/format.ts';
import type { BillLine } from './bom-bill.ts';
import type { BomSettings } from './bom-draft.ts';
import { savedLines } from './bom-order.ts';
import { areFewTags, tagsIn } from './tags-in.ts';

interface Bill {
  rows: readonly BillLine[];
  settings: BomSettings;
  firstName: string;
  list: PartsList | null;
}

interface SaveOptions {
  share?: boolean;
  /** Leaves the list as another window has saved it, and makes a second one. */
  asNew?: boolean;
}

/** Saves a bill under a name; a new list then has an address of its own. */
export function useSaveBom({ rows, settings, firstName, list }: Bill) {
  const { t } = useTranslation('bom');
  const { integer } = useFormat();
  const navigate = useNavigate();
  const [name, setName] = useState(list?.name ?? firstName.replace(/\.[a-z]{2,4}$/i, ''));
  const [tags, setTags] = useState(list?.tags.join(', ') ?? '');
  const [isEmpty, setEmpty] = useState(false);
  /** The first row with more tags, or longer ones, than a list keeps. */
  const [overRow, setOver] = useState<number | null>(null);
  const [busy, setBusy] = useState<'save' | 'share' | null>(null);
  const [post, { isSuccess, error, reset }] = useSavePartsListMutation();
  const known = isApiError(error) ? error : null;
  const isConflict = known?.code === 'version_conflict';

  const save = async ({ share, asNew: isNew = false }: SaveOptions) => {
    if (name.trim() === '') {
      setEmpty(true);
      document.getElementById('bom-name')?.focus();
      return;
    }
    if (!areFewTags(tagsIn(tags))) {
      document.getElementById('bom-tags')?.focus();
      return;
    }
    const over = rows.find((row) => !areFewTags(row.tags));
    setOver(over?.line.row ?? null);
    if (over) return;
    const { boards, attrition_bp, attrition } = settings;
    setBusy(share === undefined ? 'save' : 'share');
    const { data } = await post({
      ...(list && !isNew && { id: list.id, version: list.version }),
      name: name.trim(),
      kind: list?.kind ?? 'bom',
      tags: tagsIn(tags),
      boards,
      attrition_bp,
      attrition,
      lines: savedLines(rows),
      ...(share !== undefined && { share }),
    });
    setBusy(null);
    if (data && data.id !== list?.id) await navigate(savedListPath(data.id));
  };

  const failureText = () => {
    if (isConflict) return t('save.conflict');
    if (known?.code === 'network') return t('issue.network');
    return known?.message || t('save.failed');
  };

  return {
    name,
    setName: (next: string) => {
      setName(next);
      reset();
    },
    tags,
    setTags: (next: string) => {
      setTags(next);
      reset();
    },
    tagsError: areFewTags(tagsIn(tags)) ? undefined : t('save.tags_wrong'),
    nameError: isEmpty && name.trim() === '' ? t('save.name_required') : undefined,
    save,
    busy,
    isSaved: isSuccess,
    failure: overRow !== null ? t('save.row_tags_wrong', { row: integer(overRow) }) : error === undefined ? null : failureText(),
    isConflict,
  };
}
