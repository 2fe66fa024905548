import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PassivePart } from '#calculators/circuit/circuit.ts';
import type { PartShares } from '#calculators/circuit/spread.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { readShare } from './read-share.ts';

interface PartSpreadProps {
  /** Kinds of parts that there are. */
  present: readonly PassivePart['kind'][];
  shares: PartShares;
  onChange: (shares: PartShares) => void;
}

const kinds = ['R', 'L', 'C'] as const satisfies readonly PassivePart['kind'][];
const names = { R: 'resistors', L: 'inductors', C: 'capacitors' } as const;

/** Tolerances of the kinds of parts that a circuit has. */
export function PartSpread({ present, shares, onChange }: PartSpreadProps) {
  const { t } = useTranslation('tool_work');
  const format = useFormat();
  const { tag } = useLocale();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  return (
    <Fields>
      {kinds
        .filter((kind) => present.includes(kind))
        .map((kind) => (
          <TextField
            key={kind}
            label={t(`circuit.tolerance_${names[kind]}`)}
            value={texts[kind] ?? format.number(shares[kind] * 100)}
            error={readShare(texts[kind], shares[kind], tag) === null ? t('tolerance.invalid') : undefined}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => {
              setTexts({ ...texts, [kind]: event.target.value });
              const share = readShare(event.target.value, shares[kind], tag);
              if (share !== null) onChange({ ...shares, [kind]: share });
            }}
          />
        ))}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space['3']} ${theme.space['4']};
  align-items: end;
`;
