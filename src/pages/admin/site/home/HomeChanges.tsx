import { useTranslation } from 'react-i18next';
import type { HomeArrangement } from '#contract/api/admin/home.ts';
import { type HomeBlock, shippedBlocks } from '#contract/api/home-block.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Note, Part, Row } from '#src/pages/admin/shared/parts.ts';

interface HomeChangesProps {
  changes: HomeArrangement['changes'];
  /** Puts an older arrangement into the form; null for who only reads. */
  onBack: ((blocks: readonly HomeBlock[]) => void) | null;
}

/** Who arranged the home page, when, and how; each can be taken up again. */
export function HomeChanges({ changes, onBack }: HomeChangesProps) {
  const { t } = useTranslation('site');
  const { dateTime, series } = useFormat();
  if (changes.length === 0) return null;
  return (
    <Part aria-label={t('home.changes')}>
      <h2>{t('home.changes')}</h2>
      {changes.map(({ at, actor, blocks }) => (
        <div key={`${at} ${actor}`}>
          <Note>
            {[dateTime(at), actor].join(' · ')}
            {'\n'}
            {blocks === null
              ? t('home.as_shipped')
              : series(blocks.filter((one) => one.is_shown).map(({ kind }) => t(`home.kinds.${kind}`)))}
          </Note>
          {onBack ? (
            <Row>
              <Button size="small" onClick={() => onBack(blocks ?? shippedBlocks)}>
                {t('home.back', { when: dateTime(at) })}
              </Button>
            </Row>
          ) : null}
        </div>
      ))}
    </Part>
  );
}
