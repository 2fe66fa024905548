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

export interface SavedLine extends KeptPart {
  quantity: number;
  /** Where it stands in a circuit, such as `R1, R2`. */
  references?: string;
  note: string;
}

type Target = { name: string } | { id: string };
type Outcome = { list: PartsList } | { failure: string };

/** Another window may have saved the list between reading and writing it: then it is read once more. */
const attempts = 2;

/** Adds parts to a list of the account, or begins one with them; a part that is on the list already gets more pieces. */
export function useSavePart() {
  const { t } = useTranslation('save_part');
  const dispatch = useAppDispatch();
  const [post] = useSavePartsListMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const write = async (target: Target, added: readonly SavedLine[]) => {
    if ('name' in target) return post({ name: target.name, kind: 'list', lines: added.map(sent) });
    const read = await dispatch(endpoints.getPartsList.initiate({ id: target.id }, { subscribe: false, forceRefetch: true }));
    if (!read.data) return { error: read.error };
    const { id, version, name, kind, lines } = read.data;
    const changed = withLines(lines, added);
    return changed.length > mostPartsListLines ? { error: 'full' as const } : post({ id, version, name, kind, lines: changed });
  };

  const attempt = async (target: Target, added: readonly SavedLine[], left: number): Promise<Outcome> => {
    const answer = await write(target, added);
    if ('data' in answer && answer.data) return { list: answer.data };
    const { error } = answer;
    if (isApiError(error) && error.code === 'version_conflict' && left > 1) return attempt(target, added, left - 1);
    return { failure: error === 'full' ? t('full') : (isApiError(error) && error.message) || t('failed') };
  };

  const save = async (target: Target, added: readonly SavedLine[]): Promise<PartsList | null> => {
    setFailure(null);
    setSaving(true);
    const outcome = await attempt(target, added, attempts);
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

function withLines(lines: readonly PartsListLine[], added: readonly SavedLine[]) {
  const kept = lines.map((one) => {
    const { line_id, sku, mpn, manufacturer, own_number, references, note } = one;
    const more = added.find((line) => isSame(one, line));
    return {
      line_id,
      ...(sku !== null && { sku }),
      mpn,
      manufacturer: manufacturer ?? '',
      own_number: own_number ?? '',
      references: [references, more?.references].filter(Boolean).join(', '),
      quantity: one.quantity + (more?.quantity ?? 0),
      note: more?.note || (note ?? ''),
    };
  });
  return [...kept, ...added.filter((line) => !lines.some((one) => isSame(one, line))).map(sent)];
}

function sent({ sku, mpn, manufacturer, quantity, references, note }: SavedLine) {
  return { ...(sku !== null && { sku }), mpn, manufacturer, quantity, ...(references && { references }), note };
}
