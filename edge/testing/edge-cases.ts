/** What a visitor gets from the edge, whatever it runs on; each platform's test runs this list. */
import { describe } from 'vitest';
import { adminCases } from './admin-cases.ts';
import { attackCases } from './attack-cases.ts';
import { cacheCases } from './cache-cases.ts';
import { chainCases } from './chain-cases.ts';
import { feedCases } from './feed-cases.ts';
import { factsCases } from './facts-cases.ts';
import { firstDataCases } from './first-data-cases.ts';
import { fileCases } from './file-cases.ts';
import { firstPaintCases } from './first-paint-cases.ts';
import { headCases } from './head-cases.ts';
import { headRowCases } from './head-row-cases.ts';
import { hostCases } from './host-cases.ts';
import { localeCases } from './locale-cases.ts';
import { metricsCases } from './metrics-cases.ts';
import { pageCases } from './page-cases.ts';
import { pictureCases } from './picture-cases.ts';
import type { Platform } from './platform.ts';
import { proxyCases } from './proxy-cases.ts';
import { referrerCases } from './referrer-cases.ts';
import { robotsCases } from './robots-cases.ts';
import { sitemapCases } from './sitemap-cases.ts';
import { safetyCases } from './safety-cases.ts';

export function describeEdge(open: () => Platform): void {
  describe('head of every page', () => headRowCases(open));
  describe('language', () => localeCases(open));
  describe('hosts', () => hostCases(open));
  describe('the referrer', () => referrerCases(open));
  describe('pages', () => pageCases(open));
  describe('first paint', () => firstPaintCases(open));
  describe('facts', () => factsCases(open));
  describe('first data', () => firstDataCases(open));
  describe('head', () => headCases(open));
  describe('calls to the store', () => proxyCases(open));
  describe('attacks', () => attackCases(open));
  describe('the cache', () => cacheCases(open));
  describe('the operator’s side', () => adminCases(open));
  describe('metrics', () => metricsCases(open));
  describe('pictures', () => pictureCases(open));
  describe('files', () => fileCases(open));
  describe('the feed', () => feedCases(open));
  describe('the sitemap', () => sitemapCases(open));
  describe('robots', () => robotsCases(open));
  describe('safety', () => safetyCases(open));
  describe('the chain', () => chainCases(open));
}
