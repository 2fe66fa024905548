import { useTranslation } from 'react-i18next';
import type { AdminArticle } from '#contract/api/admin/article.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { Group, WideFields } from '#src/pages/admin/shared/parts.ts';
import { type FactName, factsOf, type TypedFacts } from './fact-draft.ts';

interface FactFieldsProps {
  article: Pick<AdminArticle, 'kind' | 'topics'>;
  facts: TypedFacts;
  errorAt: (path: string) => string | undefined;
  onFacts: (facts: TypedFacts) => void;
}

/** As many of a list as one may send. */
const most = 500;
const inLines: readonly FactName[] = ['parts', 'bom'];

/** What stands beside the text of an article of its kind. */
export function FactFields({ article: { kind, topics }, facts, errorAt, onFacts }: FactFieldsProps) {
  const { t } = useTranslation('admin_articles');
  const names = factsOf(kind);
  if (names.length === 0) return null;
  /** Of a list the first entry that is wrong. */
  const wrong = (name: FactName): string | undefined => {
    const own = errorAt(`facts.${name}`);
    if (own !== undefined || facts[name] === '') return own;
    const inside = Array.from({ length: most }, (_, index) => [
      `facts.${name}.${index}`,
      ...(name === 'bom' ? ['reference', 'part', 'quantity'].map((field) => `facts.bom.${index}.${field}`) : []),
    ]).flat();
    return inside.map(errorAt).find((one) => one !== undefined);
  };
  return (
    <Group>
      <legend>
        <h3>{t('facts.heading')}</h3>
      </legend>
      <WideFields>
        {names.map((name) =>
          name === 'topic' ? (
            <SelectField
              key={name}
              label={t('facts.topic')}
              value={facts.topic}
              error={wrong(name)}
              options={[{ value: '', label: t('facts.choose') }, ...topics.map(({ web_url: value, name: label }) => ({ value, label }))]}
              onChange={({ target }) => onFacts({ ...facts, topic: target.value })}
            />
          ) : (
            <DraftField
              key={name}
              label={t(`facts.${name}`)}
              value={facts[name]}
              error={wrong(name)}
              {...(inLines.includes(name) && { rows: 3 })}
              onText={(typed) => onFacts({ ...facts, [name]: typed })}
            />
          ),
        )}
      </WideFields>
    </Group>
  );
}
