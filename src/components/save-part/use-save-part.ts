import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PartsList, type PartsListLine, mostPartsListLines } from '#contract/api/parts-list.ts';
import { isApiError } from '#src/api/api-error.ts';
import { endpoints, useSavePartsListMutation } from '#src/api/parts-list.ts';
import { useAppDispatch } from '#src/store/store.ts';

/** What a list keeps of a part. */
export interface KeptPart {
  sku: string | null;
  mpn: string;
  manufacturer: string;
}

interface SavedLine extends KeptPart {
  quantity: number;
  note: string;
}

type Target = { name: string } | { id: string };
type Outcome = { list: PartsList } | { failure: string };

/** Another window may have saved the list between reading and writing it: then it is read once more. */
const attempts = 2;

/** Adds a part to a list of the account, or begins one with it; a part that is on the list already gets more pieces. */
export function useSavePart() {
  const { t } = useTranslation('save_part');
  const dispatch = useAppDispatch();
  const [post] = useSavePartsListMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const write = async (target: Target, line: SavedLine) => {
    if ('name' in target) return post({ name: target.name, kind: 'list', lines: [sent(line)] });
    const read = await dispatch(endpoints.getPartsList.initiate({ id: target.id }, { subscribe: false, forceRefetch: true }));
    if (!read.data) return { error: read.error };
    const { id, version, name, kind, lines } = read.data;
    if (lines.length >= mostPartsListLines && !lines.some((one) => isSame(one, line))) return { error: 'full' as const };
    return post({ id, version, name, kind, lines: withLine(lines, line) });
  };

  const attempt = async (target: Target, line: SavedLine, left: number): Promise<Outcome> => {
    const answer = await write(target, line);
    if ('data' in answer && answer.data) return { list: answer.data };
    const { error } = answer;
    if (isApiError(error) && error.code === 'version_conflict' && left > 1) return attempt(target, line, left - 1);
    return { failure: error === 'full' ? t('full') : (isApiError(error) && error.message) || t('failed') };
  };

  const save = async (target: Target, line: SavedLine): Promise<PartsList | null> => {
    setFailure(null);
    setSaving(true);
    const outcome = await attempt(target, line, attempts);
    setSaving(false);
    if ('list' in outcome) return outcome.list;
    setFailure(outcome.failure);
    return null;
  };

  return { save, isSaving, failure };
}

export type SavePart = ReturnType<typeof useSavePart>;

function isSame(one: Pick<PartsListLine, 'sku' | 'mpn' | 'manufacturer'>, line: KeptPart): boolean {
  if (one.sku !== null && line.sku !== null) return one.sku === line.sku;
  return one.mpn === line.mpn && (one.manufacturer ?? line.manufacturer) === line.manufacturer;
}

function withLine(lines: readonly PartsListLine[], line: SavedLine) {
  const place = lines.findIndex((one) => isSame(one, line));
  const kept = lines.map((one, index) => {
    const { line_id, sku, mpn, manufacturer, references, note } = one;
    const isMore = index === place;
    return {
      line_id,
      ...(sku !== null && { sku }),
      mpn,
      manufacturer: manufacturer ?? '',
      references: references ?? '',
      quantity: one.quantity + (isMore ? line.quantity : 0),
      note: (isMore && line.note) || (note ?? ''),
    };
  });
  return place === -1 ? [...kept, sent(line)] : kept;
}

function sent({ sku, mpn, manufacturer, quantity, note }: SavedLine) {
  return { ...(sku !== null && { sku }), mpn, manufacturer, quantity, note };
}
