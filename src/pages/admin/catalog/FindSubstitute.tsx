import { useTranslation } from 'react-i18next';
import type { AdminProductItem } from '#contract/api/admin/product.ts';
import { useGetAdminProductsQuery } from '#src/api/admin/product.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { FindPart, FoundParts } from '#src/pages/admin/shared/FindPart.tsx';
import { Note } from '#src/pages/admin/shared/parts.ts';

interface FindSubstituteProps {
  /** Whether a part is the one itself, or among them already. */
  isNamed: (part: AdminProductItem) => boolean;
  onTake: (part: AdminProductItem) => void;
}

/** As many as can be looked through. */
const shown = 20;

/** Looks in the shop, hidden parts included, for one that takes a part's place. */
export function FindSubstitute({ isNamed, onTake }: FindSubstituteProps) {
  const { t } = useTranslation('admin_catalog');
  return (
    <FindPart
      open={t('substitutes.add')}
      label={t('substitutes.find')}
      renderFound={(keyword, close) => (
        <Found
          keyword={keyword}
          isNamed={isNamed}
          onTake={(part) => {
            onTake(part);
            close();
          }}
        />
      )}
    />
  );
}

function Found({ keyword, isNamed, onTake }: FindSubstituteProps & { keyword: string }) {
  const { t } = useTranslation('admin_catalog');
  const { currentData, error, refetch } = useGetAdminProductsQuery({ keyword, page_size: shown });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton $height="6rem" />;
  const parts = currentData.list.filter((part) => !isNamed(part));
  if (parts.length === 0) return <Note role="status">{t('substitutes.none')}</Note>;
  return (
    <FoundParts>
      {parts.map((part) => (
        <li key={part.id}>
          <div>
            <PartNumber>{part.mpn}</PartNumber>
            <Note>
              {[part.manufacturer, part.category, part.package, part.hidden ? t('state.hidden') : null].filter(Boolean).join(' · ')}
            </Note>
          </div>
          <Button size="small" onClick={() => onTake(part)}>
            {t('substitutes.take', { mpn: part.mpn })}
          </Button>
        </li>
      ))}
    </FoundParts>
  );
}
