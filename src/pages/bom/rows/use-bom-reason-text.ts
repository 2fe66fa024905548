import { useTranslation } from 'react-i18next';
import type { BomReason, BomReasonCode } from '#contract/api/bom.ts';
import { useFormat } from '#src/i18n/format.ts';

/** What agrees is told in one sentence. */
const agreeing: readonly BomReasonCode[] = ['equal'];

/** Why a part was found, or why a row has none, in words. */
export function useBomReasonText(): (reasons: readonly BomReason[]) => string[] {
  const { t } = useTranslation('bom');
  const { list } = useFormat();
  return (reasons) => {
    const equal = reasons.filter(({ code }) => agreeing.includes(code)).flatMap(({ name }) => name ?? []);
    const others = reasons.filter(({ code }) => !agreeing.includes(code));
    return [
      ...(equal.length > 0 ? [t('reason.equal', { name: list(equal) })] : []),
      ...others.map(({ code, name, stated, taken }) => t(`reason.${code}`, { name: name ?? '', stated: stated ?? '', taken: taken ?? '' })),
    ];
  };
}
