import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output, OutputValue, Row } from '#calculators/define.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { ColourSwatch } from '#src/pages/tool/inputs/ColourSwatch.tsx';
import { ResultCell } from './ResultCell.tsx';
import { plainText } from './plain-text.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';

/** A result that is no single number: text, code, yes or no, a list, colors, or values that belong together. */
export function ResultPlain({ id, output, value }: { id: string; output: Output; value: OutputValue }) {
  const { words, show } = useToolContext();
  const { t } = useTranslation('tool');
  const format = useFormat();
  if (value === null) return <None>{t('no_value')}</None>;
  switch (output.kind) {
    case 'flag':
      return value === true ? t('yes') : t('no');
    case 'code':
      return words(`choices.${id}.${plainText(value)}`) || plainText(value);
    case 'list':
      return Array.isArray(value) ? format.list(value.map((one) => joined(show(Number(one), output.unit, output.show)))) : null;
    case 'colours':
      return Array.isArray(value) ? (
        <Colours>
          {value.map((colour, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a band is told by its place
            <li key={index}>
              <ColourSwatch colour={String(colour)} />
              {t(`colors.${String(colour) as 'black'}`)}
            </li>
          ))}
        </Colours>
      ) : null;
    case 'record':
      return (
        <Fields>
          {Object.entries(output.fields).map(([name, column]) => (
            <span key={name}>
              {words(`columns.${id}.${name}`)} <b>{<ResultCell output={id} column={column} name={name} row={value as Row} />}</b>
            </span>
          ))}
        </Fields>
      );
    default:
      return plainText(value);
  }
}

const None = styled.span`
  color: ${theme.color.text.tertiary};
`;

const Colours = styled.ul`
  display: flex;
  font: ${theme.type.lead}; /* as the main result too: bands are a row */
  font-weight: ${theme.weight.semibold};
  letter-spacing: normal;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['3']};
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space['1']};
  }
`;

const Fields = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space['3']};
  b {
    font-weight: ${theme.weight.semibold};
  }
`;
