import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useHref, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { embedParameter } from '#contract/routes/embed.ts';
import { selectSiteName } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { theme } from '#src/ui/theme.ts';
import { ToastProvider } from '#src/ui/ToastProvider.tsx';
import { tellHeight } from './tell-height.ts';

/** The frame of a calculator inside a page of another site: the calculator, and the way to the same one in the shop. */
export function EmbeddedLayout() {
  return (
    <ToastProvider>
      <Page />
    </ToastProvider>
  );
}

function Page() {
  const { t } = useTranslation('tool');
  const site = useAppSelector(selectSiteName);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? tellHeight(frame.current, globalThis.parent) : undefined), []);
  return (
    <Frame ref={frame}>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <p>
        <a href={useWholePage()} target="_blank" rel="noopener">
          {t('calculated_with', { site })}
        </a>
      </p>
    </Frame>
  );
}

/** The calculator's page in the shop, with what stands in the fields. */
function useWholePage(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete(embedParameter);
  return useHref({ pathname, search: query.toString() });
}

const Frame = styled.div`
  ${theme.vars.fluid.header}: 0px;
  display: flow-root;
  padding-block: ${theme.space['2']} ${theme.space['4']};
  > p {
    padding: ${theme.space['4']} ${theme.fluid.gutter} 0;
    font: ${theme.type.ui};
    text-align: end;
  }
  > p a {
    display: inline-block;
    padding-block: ${theme.space['3']};
    color: ${theme.color.text.link};
    text-decoration: underline;
  }
`;
