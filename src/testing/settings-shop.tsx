/** The tab of the operator's settings, and a store behind it. */
import { screen, within } from '@testing-library/react';
import { getCountries } from '#contract/api/address.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { getSettings, saveSettings, type ShownSettings } from '#contract/api/admin/settings.ts';
import { getAudit } from '#contract/api/admin/audit.ts';
import { errorResponse, mock } from './mock.ts';
import { renderPage } from './render.tsx';
import { operatorToken as token, sampleMe as me } from './sample-operator.ts';
import { sampleSettings } from './sample-settings.ts';

/** A store that keeps what it is told, and notes it. */
export function settingsShop(start: ShownSettings = sampleSettings()) {
  const held = { settings: start, asked: [] as unknown[] };
  const handlers = [
    mock(getSettings, () => held.settings),
    mock(saveSettings, (request) => {
      held.asked.push(request);
      const { site, rates = [], versions, ...rest } = request;
      const stale = versions?.company !== undefined && versions.company !== held.settings.versions.company;
      if (stale) return errorResponse('version_conflict', { data: { version: held.settings.versions.company } });
      const raised = Object.fromEntries(Object.entries(held.settings.versions).map(([part, version]) => [part, version + 1]));
      const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      const its = Object.fromEntries(Object.entries(site ?? {}).filter(([, value]) => value !== undefined));
      held.settings = {
        ...held.settings,
        ...said,
        site: { ...held.settings.site, ...its },
        rates: held.settings.rates.map((one) => {
          const row = rates.find(({ currency }) => currency === one.currency);
          return row ? { ...one, rate: row.rate, day: row.day ?? null, source: row.source ?? '' } : one;
        }),
        versions: raised as ShownSettings['versions'], // the same parts
      };
      return held.settings;
    }),
  ];
  return { held, handlers };
}

const countries = mock(getCountries, {
  list: ['BR', 'DE', 'FR', 'KP'].map((code) => ({ code, name: code, currency: 'EUR', phone_prefix: '+1', eu: false, ships: true })),
});

const changes = mock(getAudit, {
  list: [
    {
      at: '2026-11-20T09:00:00Z',
      actor: 'Grace Hopper',
      role: 'owner',
      action: 'settings.save',
      target: 'site zones',
      detail: { site: { phone: '+49 30 5' }, zones: [] },
    },
  ],
  total: 1,
  current_page: 1,
  last_page: 1,
  page_size: 20,
});

export async function openSettings(handlers: NonNullable<Parameters<typeof renderPage>[1]>, role = me()) {
  sessionStorage.setItem('operator_session', token);
  const view = await renderPage('/admin?tab=settings', [...handlers, countries, changes, mock(getOperatorMe, role)]);
  await screen.findByRole('form', { name: 'Company' });
  // The countries have come.
  await screen.findAllByText('Brazil');
  await screen.findByText(/Grace Hopper/);
  return view;
}
export const settingsForm = (name: string) => within(screen.getByRole('form', { name }));
