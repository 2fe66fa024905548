import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BillLine } from '#src/pages/bom/bom-bill.ts';
import { nameOf } from '#src/pages/bom/bom-order.ts';
import { areFewTags, tagsIn } from '#src/pages/bom/tags-in.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';

interface RowTagsProps {
  row: BillLine;
  /** Null where the row may only be read. */
  onTag: ((row: number, tags: string[]) => void) | null;
}

/** The words by which a row is found again, and the way to change them. */
export function RowTags({ row, onTag }: RowTagsProps) {
  const { t } = useTranslation('bom');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { tags, line } = row;
  const name = nameOf(row) || t('row', { row: line.row });
  const close = () => {
    setOpen(false);
    // The button is back after the field is gone.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isOpen && onTag) {
    return (
      <TagsField
        label={t('row_tags.of', { name })}
        tags={tags}
        onCancel={close}
        onKeep={(next) => {
          onTag(line.row, next);
          close();
        }}
      />
    );
  }
  if (tags.length === 0 && (!onTag || line.dnp)) return null;
  return (
    <Tags>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {onTag && !line.dnp ? (
        <li>
          <Change ref={button} tone="quiet" size="small" aria-label={t('row_tags.of', { name })} onClick={() => setOpen(true)}>
            {t(tags.length === 0 ? 'row_tags.add' : 'row_tags.change')}
          </Change>
        </li>
      ) : null}
    </Tags>
  );
}

interface TagsFieldProps {
  label: string;
  tags: readonly string[];
  onKeep: (tags: string[]) => void;
  onCancel: () => void;
}

function TagsField({ label, tags, onKeep, onCancel }: TagsFieldProps) {
  const { t } = useTranslation('bom');
  const [typed, setTyped] = useState(tags.join(', '));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const next = tagsIn(typed);
  const isFine = areFewTags(next);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine) onKeep(next);
      }}
    >
      <TextField
        compact
        ref={field}
        label={label}
        hint={t('save.tags_hint')}
        error={isFine ? undefined : t('row_tags.wrong')}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Button type="submit" size="small">
        {t('row_tags.keep')}
      </Button>
    </Form>
  );
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']};
  align-items: center;
  margin: ${theme.space['1']} 0 0;
  padding: 0;
  list-style: none;
  font: ${theme.type.small};
  li:not(:has(button)) {
    max-width: 100%;
    padding-inline: ${theme.space['2']};
    border: ${theme.border.hairline} solid ${theme.color.border.default};
    border-radius: ${theme.radius.pill};
    color: ${theme.color.text.secondary};
    overflow-wrap: anywhere;
  }
`;

const Change = styled(Button)`
  padding-inline: 0;
  font: ${theme.type.small};
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space['1']};
  justify-items: start;
  margin-block: ${theme.space['1']};
`;
