import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PartSearch } from '#calculators/parts.ts';
import { equalTo } from '#calculators/parts.ts';
import { createWords, loadWords } from '#src/i18n/words.ts';
import { samplePage } from '#src/testing/sample-listing.ts';
import { PartFilters } from './PartFilters.tsx';

const show = (filters: PartSearch['filters']) =>
  render(<PartFilters search={{ label: 'ceramic', partClass: 'mlcc', filters }} answer={samplePage()} />);

beforeEach(async () => loadWords(await createWords('en'), ['tool']));

describe('the line under the parts of a result', () => {
  it('names each filter with its value, an equal one without a range', () => {
    show({ capacitance: equalTo(1e-7), dielectric: 'x7r,c0g' });
    expect(screen.getByText(/^Filters: Capacitance 100\snF, Dielectric X7R, C0G, in stock\.$/)).toBeTruthy();
  });

  it('names limits', () => {
    show({ capacitance: '1e-6..' });
    expect(screen.getByText(/Capacitance ≥ 1\sµF/)).toBeTruthy();
  });

  it('says nothing rather than half of it', () => {
    show({ capacitance: '1e-6..', ratedVoltage: '50..' });
    expect(screen.queryByText(/Filtered/)).toBeNull();
  });
});
