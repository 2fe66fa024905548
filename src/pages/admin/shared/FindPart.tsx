import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { Row } from './parts.ts';

interface FindPartProps {
  /** What the button that opens it says. */
  open: string;
  /** What the field of words is called. */
  label: string;
  /** What stands in it at first. */
  typed?: string;
  /** What was found by the words that were asked for; `close` puts the button back. */
  renderFound: (keyword: string, close: () => void) => ReactNode;
}

/** A button that opens a search for a part inside another form, which a press of Enter is not to send. */
export function FindPart(props: FindPartProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Finder {...props} onDone={() => setOpen(false)} />;
  return (
    <Button size="small" onClick={() => setOpen(true)}>
      {props.open}
    </Button>
  );
}

function Finder({ label, typed: first = '', renderFound, onDone }: FindPartProps & { onDone: () => void }) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState(first);
  const [keyword, setKeyword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), []);
  const find = () => setKeyword(typed.trim());
  return (
    <Place>
      <Row>
        <TextField
          compact
          ref={field}
          type="search"
          label={label}
          value={typed}
          maxLength={120}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find();
          }}
        />
        <Button onClick={find}>{t('filter.find')}</Button>
      </Row>
      {keyword === '' ? null : renderFound(keyword, onDone)}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  width: 100%;
`;

/** What was found, each with a button. */
export const FoundParts = styled.ul`
  display: grid;
  gap: ${theme.space['2']};
  max-height: 24rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space['2']};
    padding-block: ${theme.space['2']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  > li > div {
    flex: 1 1 15rem;
    min-width: 0;
  }
`;
