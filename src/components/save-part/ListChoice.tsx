import { useTranslation } from 'react-i18next';
import { mostListName, type PartsListSummary } from '#contract/api/parts-list.ts';
import { useFormat } from '#src/i18n/format.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextField } from '#src/ui/TextField.tsx';

/** The choice of a list that is not there yet. */
export const newList = 'new';

interface Props {
  /** The newest first. */
  lists: readonly PartsListSummary[];
  chosen: string;
  onChoose: (id: string) => void;
  /** Of the new list. */
  name: string;
  onName: (name: string) => void;
  isWrong: boolean;
}

/** One of the account's lists, or a new one with its name. */
export function ListChoice({ lists, chosen, onChoose, name, onName, isWrong }: Props) {
  const { t } = useTranslation('save_part');
  const { integer } = useFormat();
  return (
    <>
      <RadioGroup
        legend={t('list')}
        value={chosen}
        onChange={onChoose}
        options={[
          ...lists.map((one) => ({
            value: one.id,
            label: one.name,
            note: t('parts', { count: one.line_count, parts: integer(one.line_count) }),
          })),
          { value: newList, label: t('new_list') },
        ]}
      />
      {chosen === newList ? (
        <TextField
          label={t('name')}
          maxLength={mostListName}
          value={name}
          onChange={(event) => onName(event.target.value)}
          error={isWrong ? t('name_required') : undefined}
        />
      ) : null}
    </>
  );
}
