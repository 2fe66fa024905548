import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '#src/components/late/late.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/pages/admin/shared/parts.ts';
import { KeyForm } from './KeyForm.tsx';
import { Keys } from './Keys.tsx';
import { ShownSecret } from './ShownSecret.tsx';

const Webhooks = late(async () => (await import('#src/pages/admin/webhooks/Webhooks.tsx')).Webhooks, ['admin_webhooks']);
const waiting = <Skeleton $height="12rem" />;

export interface Made {
  name: string;
  secret: string;
}

/** The programs that work for the shop: their keys, and what they are told. */
export function Programs() {
  const { t } = useTranslation('admin_programs');
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Stack>
      <h2>{t('keys.heading')}</h2>
      {made ? <ShownSecret key={made.secret} made={made} onDone={() => setMade(null)} /> : null}
      <Keys />
      <KeyForm onMade={setMade} />
      <Webhooks waiting={waiting} onMade={setMade} />
    </Stack>
  );
}
