import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type AttritionBySize, type AttritionSize, attritionSizes, mostSparePieces } from '#contract/attrition.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Cell, HeadCell, Table } from '#src/ui/table.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { readShare } from './read-share.ts';

/** Milliseconds without another key before the bill is matched anew. */
const pause = 700;

export interface AttritionFieldsProps {
  /** Hundredths of a percent for the sizes without a share of their own. */
  share: number;
  attrition: AttritionBySize;
  onChange: (rules: AttritionBySize) => void;
}

type Typed = Record<AttritionSize, { share: string; least: string }>;

/** Undefined for an empty field, null for what is no count. */
function readLeast(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  return /^\d{1,5}$/.test(plain) && Number(plain) <= mostSparePieces ? Number(plain) : null;
}

const readOwnShare = (text: string) => (text.trim() === '' ? undefined : readShare(text));

/** The rules that the fields say; null as long as one of them says nothing sensible. */
function readRules(typed: Typed): AttritionBySize | null {
  const rules: { -readonly [Size in AttritionSize]?: AttritionBySize[Size] } = {};
  for (const size of attritionSizes) {
    const [share, least] = [readOwnShare(typed[size].share), readLeast(typed[size].least)];
    if (share === null || least === null) return null;
    if (share !== undefined || least !== undefined)
      rules[size] = { ...(share !== undefined && { share_bp: share }), ...(least !== undefined && { least }) };
  }
  return rules;
}

/** A share and a least number of spare pieces for each size of package; the assembler names them. */
export function AttritionFields({ share: all, attrition, onChange }: AttritionFieldsProps) {
  const { t } = useTranslation(['bom', 'bom_build']);
  const { number, integer } = useFormat();
  const write = (rules: AttritionBySize): Typed => {
    const texts = (size: AttritionSize) => {
      const { share_bp: share, least } = rules[size] ?? {};
      return { share: share === undefined ? '' : number(share / 100), least: least === undefined ? '' : String(least) };
    };
    const [chip_0201, chip_0402, chip_0603] = [texts('chip_0201'), texts('chip_0402'), texts('chip_0603')];
    return { chip_0201, chip_0402, chip_0603, chip_0805: texts('chip_0805'), small: texts('small'), other: texts('other') };
  };
  const [typed, setTyped] = useState(() => write(attrition));
  const rules = readRules(typed);
  const hasChanged = rules !== null && JSON.stringify(rules) !== JSON.stringify(attrition);
  useEffect(() => {
    if (!hasChanged) return undefined;
    const timer = setTimeout(() => onChange(rules), pause);
    return () => clearTimeout(timer);
  });
  const type = (size: AttritionSize, change: Partial<Typed[AttritionSize]>) =>
    setTyped((before) => ({ ...before, [size]: { ...before[size], ...change } }));
  const isEmpty = Object.keys(rules ?? typed).length === 0;
  return (
    <Box>
      <p>{t('bom_build:attrition.hint')}</p>
      <Table aria-label={t('bom:attrition.title')}>
        <thead>
          <tr>
            <HeadCell>{t('bom_build:attrition.package')}</HeadCell>
            <HeadCell>{t('bom_build:attrition.share')}</HeadCell>
            <HeadCell>{t('bom_build:attrition.least')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {attritionSizes.map((size) => {
            const name = t(`bom:attrition.size.${size}`);
            const { share, least } = typed[size];
            return (
              <tr key={size}>
                <Cell as="th" scope="row">
                  {name}
                </Cell>
                <Cell>
                  <Short
                    compact
                    hideLabel
                    label={t('bom_build:attrition.share_of', { size: name })}
                    error={readOwnShare(share) === null ? t('bom:spare_wrong') : undefined}
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder={number(all / 100)}
                    value={share}
                    onChange={(event) => type(size, { share: event.target.value })}
                  />
                </Cell>
                <Cell>
                  <Short
                    compact
                    hideLabel
                    label={t('bom_build:attrition.least_of', { size: name })}
                    error={readLeast(least) === null ? t('bom_build:attrition.least_wrong', { most: integer(mostSparePieces) }) : undefined}
                    inputMode="numeric"
                    autoComplete="off"
                    placeholder="0"
                    value={least}
                    onChange={(event) => type(size, { least: event.target.value })}
                  />
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {isEmpty ? null : (
        <Button size="small" tone="quiet" onClick={() => setTyped(write({}))}>
          {t('bom_build:attrition.clear')}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  justify-items: start;
  max-width: 40rem;
  padding-block: ${theme.space['2']};
`;

const Short = styled(TextField)`
  width: 8rem;
`;
