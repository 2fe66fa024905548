import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { PartNumber, Tag } from '#src/ui/panel.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { bodyOf } from '#src/components/drawing/part-outline.ts';
import { PackageThumb } from '#src/components/drawing/PackageThumb.tsx';
import { LanguageMark } from '#src/components/language/LanguageMark.tsx';
import { PictureThumb } from '#src/components/parts/PartThumb.tsx';
import { splitMatch } from './split-match.ts';
import type { Reading, Suggestion, SuggestedPart } from './suggestion-options.ts';
import { Unbroken } from '#src/components/Unbroken.tsx';

/** What stands in one row of the suggestions. */
export function SuggestionContent({ suggestion, keyword }: { suggestion: Suggestion; keyword: string }) {
  const { t } = useTranslation(['suggestions', 'common']);
  if (suggestion.kind === 'reading') return <ReadingRow reading={suggestion.reading} />;
  if (suggestion.kind === 'part') return <PartRow part={suggestion.part} keyword={keyword} />;
  if (suggestion.kind === 'all') return <Link>{t('suggestions:all_results', { keyword })}</Link>;
  if (suggestion.kind === 'content') {
    const { kind, title, language } = suggestion.content;
    return (
      <Words>
        <span lang={language}>{title}</span> <Kind>{t(`common:search.kinds.${kind}`)}</Kind> <LanguageMark language={language} />
      </Words>
    );
  }
  return <Words>{suggestion.name}</Words>;
}

function ReadingRow({ reading }: { reading: Reading }) {
  const { t } = useTranslation(['suggestions', 'common']);
  const { list } = useFormat();
  const values = reading.understood.map(({ text }) => text);
  return (
    <>
      <Icon name="filter" />
      <Words>
        <VisuallyHidden>{t('suggestions:reading', { category: reading.category.name, values: list(values) })}</VisuallyHidden>
        <Visible aria-hidden="true">
          <b>{reading.category.name}</b>
          {values.map((value) => (
            <Tag key={value}>{value}</Tag>
          ))}
        </Visible>
      </Words>
      <Aside>{t('suggestions:reading_count', { count: reading.total })}</Aside>
    </>
  );
}

function PartRow({ part, keyword }: { part: SuggestedPart; keyword: string }) {
  const { t } = useTranslation(['suggestions', 'common']);
  const { integer, unitPrice } = useFormat();
  const [before, match, after] = splitMatch(part.mpn, keyword);
  return (
    <>
      {part.image ? <PictureThumb image={part.image} size={32} /> : <PackageThumb outline={part.outline} size={32} body={bodyOf(part)} />}
      <Words>
        <PartNumber>
          {before}
          <mark>{match}</mark>
          {after}
        </PartNumber>{' '}
        <Description>
          <Unbroken text={`${part.manufacturer} · ${part.description}`} />
        </Description>
      </Words>
      <Stock>
        <StatusMark tone={part.available > 0 ? 'good' : 'stopped'}>
          {integer(part.available)}
          <VisuallyHidden> {t('suggestions:in_stock')}</VisuallyHidden>
        </StatusMark>
      </Stock>
      {part.unit_micros === null ? null : <Price>{unitPrice(part.unit_micros, part.currency)}</Price>}
    </>
  );
}

const Words = styled.span`
  flex: 1;
  min-width: 0;
  mark {
    background: none;
    color: ${theme.color.accent.text};
  }
`;

const Visible = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space['1']} ${theme.space['2']};
`;

const Description = styled.span`
  color: ${theme.color.text.secondary};
  font: ${theme.type.dense};
`;

/** Stays in one piece beside its title, or below it. */
const Kind = styled(Description)`
  display: inline-block;
`;

const Aside = styled.span`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.dense};
  ${media.underMd} {
    display: none;
  }
`;

const Stock = styled.span`
  ${media.underMd} {
    display: none;
  }
`;

const Price = styled.span`
  min-width: 4.5em;
  font: ${theme.type.dense};
  font-weight: ${theme.weight.semibold};
  text-align: end;
`;

const Link = styled.span`
  color: ${theme.color.text.link};
`;
