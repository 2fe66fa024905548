import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { media, theme } from '#src/ui/theme.ts';

interface Props {
  /** Undefined until the first answer is there. */
  total: number | undefined;
  isMinimum?: boolean | undefined;
  /** Parts without any filter, when it is known and differs. */
  of?: number | undefined;
}

/** How many parts are listed; a change is announced politely. */
export function ResultCount({ total, isMinimum = false, of }: Props) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  if (total === undefined) return <Line role="status" />;
  const number = integer(total);
  return (
    <Line role="status">
      {isMinimum
        ? t('parts_at_least', { count: total, number })
        : of === undefined || of <= total
          ? t('parts', { count: total, number })
          : t('parts_of', { number, all: integer(of), count: of })}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  min-height: ${theme.fluid.control};
  font-weight: ${theme.weight.semibold};
  ${media.underMd} {
    flex: 1 0 100%;
    min-height: 0;
  }
`;
