import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeBlock } from '#contract/api/home-block.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { usePreviewHomeBlocksMutation } from '#src/api/admin/home.ts';
import { homePreview } from '#contract/requests/home-page.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Note, Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Shows the arrangement as the home page would, before it is saved: this browser keeps it for that page. */
export function HomePreview({ blocks }: { blocks: readonly HomeBlock[] }) {
  const { t } = useTranslation('site');
  const step = useStep(null);
  const [ask] = usePreviewHomeBlocksMutation();
  const [made, setMade] = useState<{ of: string; isShipped: boolean } | null>(null);
  const now = JSON.stringify(blocks);
  const make = () =>
    step.run(async () => {
      const answer = await ask({ blocks: [...blocks] });
      if (answer.data) {
        try {
          localStorage.setItem(homePreview.key, JSON.stringify(answer.data.blocks));
        } catch {
          return { error: undefined }; // storage is forbidden: there is no page to lead to
        }
        setMade({ of: now, isShipped: answer.data.blocks === null });
      }
      return answer;
    });
  const current = made?.of === now ? made : null;
  return (
    <>
      <Trouble step={step} />
      <Row>
        <Button busy={step.isBusy} onClick={() => void make()}>
          {t('home.preview')}
        </Button>
        {current ? (
          <RouteLink to={`${buildPath('home')}${homePreview.hash}`} target="_blank">
            {t('home.open_preview')}
          </RouteLink>
        ) : null}
      </Row>
      {current?.isShipped ? <Note>{t('home.nothing_shown')}</Note> : null}
    </>
  );
}
