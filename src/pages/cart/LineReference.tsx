import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import type { LineProps } from './line-props.ts';

const longest = 50;

/** The buyer's own name of a line, printed on the bag. */
export function LineReference({ line, changes }: Pick<LineProps, 'line' | 'changes'>) {
  const { t } = useTranslation('cart');
  const [typed, setTyped] = useState<string | null>(null);
  const { mpn } = line.product;
  const reference = line.customer_reference ?? '';
  if (typed === null) {
    return (
      <Shown
        type="button"
        aria-label={t(reference ? 'reference.edit' : 'reference.add', { mpn, reference })}
        onClick={() => setTyped(reference)}
      >
        {reference ? t('reference.shown', { reference }) : t('reference.none')}
      </Shown>
    );
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void changes.change({ line_id: line.line_id, customer_reference: typed }).then(() => setTyped(null));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
      }}
    >
      <TextField
        compact
        label={t('reference.label', { mpn })}
        hint={t('reference.hint')}
        maxLength={longest}
        value={typed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the field asked for it
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <span>
        <Button type="submit" size="small" busy={changes.isChanging}>
          {t('reference.save')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => setTyped(null)}>
          {t('reference.cancel')}
        </Button>
      </span>
    </Form>
  );
}

const Shown = styled.button`
  min-height: ${theme.size.controlSmall};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.text.link};
  font: ${theme.type.small};
  text-align: start;
  &:hover {
    text-decoration: underline;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space['2']};
  max-width: 20rem;
  margin-block: ${theme.space['2']};
  > span {
    display: flex;
    gap: ${theme.space['2']};
  }
`;
