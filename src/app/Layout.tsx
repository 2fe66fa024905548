import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { Footer } from '#src/components/header/Footer.tsx';
import { Header } from '#src/components/header/Header.tsx';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';
import { installPlainCopies } from '#src/ui/copy-plainly.ts';
import { theme } from '#src/ui/theme.ts';
import { ToastProvider } from '#src/ui/ToastProvider.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useOfflineTools } from './keep-offline.ts';
import { abovePage } from './above-page.ts';
import { LoadingBar } from './LoadingBar.tsx';
import { Pages } from './Pages.tsx';
import { useArrival } from './use-arrival.ts';
import { useSessionEnd } from './use-session-end.ts';

const LayoutNotice = late(async () => (await import('./LayoutNotice.tsx')).LayoutNotice);

/** The frame of every page. Toasts stand inside of the router: their links lead to pages. */
export function Layout() {
  return (
    <ToastProvider>
      <Page />
    </ToastProvider>
  );
}

/** Always the same elements: what asks the address itself is drawn anew with every page and filter, the rest of them is not. */
const header = <Header />;
const footer = <Footer />;

function Page() {
  const { t, i18n } = useTranslation();
  const announced = useArrival();
  useOfflineTools(i18n.language);
  useSessionEnd();
  useEffect(installPlainCopies, []);
  const [search] = useSearchParams();
  const user = useAppSelector(selectUser);
  const isFooterDue = useDeferredValue(true, false); // below the fold: the page itself is on screen sooner without it
  const hasMailLink = search.has('subscribe') || search.has('unsubscribe');
  const isFromElsewhere = isFooterDue && cameFromElsewhere();
  return (
    <Frame>
      <SkipLink href="#content">{t('common:skip_to_content')}</SkipLink>
      <LoadingBar />
      {abovePage.Notices ? <abovePage.Notices /> : null}
      {header}
      <main id="content" tabIndex={-1}>
        {hasMailLink || isFromElsewhere || user?.acted_for ? <LayoutNotice {...{ hasMailLink, isFromElsewhere, user }} /> : null}
        <Pages />
      </main>
      {isFooterDue ? footer : null}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Frame>
  );
}

/** Whether a page of another host led here; a reload, or a page that the history gives back, was told about before. */
function cameFromElsewhere(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isNew = visit && 'type' in visit && visit.type === 'navigate';
  return isNew === true && document.referrer !== '' && !document.referrer.startsWith(`${location.origin}/`);
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  > main {
    flex: 1;
  }
`;

const SkipLink = styled.a`
  position: absolute;
  z-index: ${theme.layer.overlay};
  inset-block-start: ${theme.space['2']};
  inset-inline-start: ${theme.space['2']};
  padding: ${theme.space['2']} ${theme.space['4']};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.inverse};
  color: ${theme.color.text.inverse};
  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
