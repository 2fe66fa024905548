import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useChipFindSearchQuery } from '#src/api/catalog.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { theme } from '#src/ui/theme.ts';
import { mostNumbers, numbersOf, queryOf, readNumbers } from './chip-find.ts';
import { FoundNumbers } from './FoundNumbers.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { PageTitle } from './PageTitle.tsx';

/** Several part numbers at once; the list stands in the address, so it can be shared and survives Back. */
export function Component() {
  const { t } = useTranslation('catalog');
  const [search, setSearch] = useSearchParams();
  const numbers = numbersOf(search);
  return (
    <Wrap>
      <PageHead title={t('chip_find.page_title')} />
      <PageTitle title={t('chip_find.title')} />
      <NumbersForm
        key={numbers.join('\n')}
        numbers={numbers}
        onFind={(wanted) => setSearch(queryOf(wanted), { preventScrollReset: true })}
      />
      {numbers.length > 0 ? <Found numbers={numbers} /> : null}
    </Wrap>
  );
}

function NumbersForm({ numbers, onFind }: { numbers: string[]; onFind: (numbers: string[]) => void }) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const [text, setText] = useState(numbers.join('\n'));
  const [isChecked, setChecked] = useState(false);
  const typed = readNumbers(text);
  const problem =
    typed.numbers.length === 0
      ? t('chip_find.enter')
      : typed.beyond > 0
        ? t('chip_find.too_many', { count: mostNumbers, number: integer(mostNumbers), beyond: integer(typed.beyond) })
        : typed.unusable.length > 0
          ? t('chip_find.unusable', { line: typed.unusable[0] })
          : undefined;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!problem) onFind(typed.numbers);
      }}
    >
      <Area
        label={t('chip_find.label')}
        hint={t('chip_find.hint', { count: mostNumbers })}
        error={isChecked ? problem : undefined}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" tone="primary" size="large">
        {t('chip_find.find')}
      </Button>
    </Form>
  );
}

function Found({ numbers }: { numbers: string[] }) {
  const { t } = useTranslation('catalog');
  const { data, error, isFetching, refetch } = useChipFindSearchQuery({ keywords: numbers });
  if (error && !isFetching) return <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <div aria-busy={isFetching || undefined}>
      <FoundNumbers found={data.list} />
    </div>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${theme.space['3']};
  max-width: ${theme.layout.form};
  padding-block: ${theme.space['4']} ${theme.space['6']};
`;

const Area = styled(TextAreaField)`
  width: 100%;
  textarea {
    font-family: ${theme.font.mono};
  }
`;
