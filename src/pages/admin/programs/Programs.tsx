import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#src/pages/admin/shared/parts.ts';
import { KeyForm } from './KeyForm.tsx';
import { Keys } from './Keys.tsx';
import { ShownSecret } from './ShownSecret.tsx';

export interface Made {
  name: string;
  secret: string;
}

/** The programs that work for the shop: their keys. */
export function Programs() {
  const { t } = useTranslation('office_programs');
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Stack>
      <h2>{t('keys.heading')}</h2>
      {made ? <ShownSecret key={made.secret} made={made} onDone={() => setMade(null)} /> : null}
      <Keys />
      <KeyForm onMade={setMade} />
    </Stack>
  );
}
