import { constant, type Row } from '../row';
import type { ChartSample } from '../sample/chart';

const chart = 'users/v1/intranet/org-chart';
const cached = { 1_000: 1.1, 10_000: 1.1, 100_000: 1.15 };
/** As every browser asks. */
const gzip = { 'Accept-Encoding': 'gzip' };
/** The people below are found one level after the other. */
const branch = { 1_000: 1.15, 10_000: 1.15, 100_000: 1.15 };
const unchanged = { 1_000: 1.05, 10_000: 1.05, 100_000: 1.05 };

export function chartRows( sample: ChartSample ): Row[] {
	return [
		{
			name: 'org chart, built anew',
			path: chart,
			headers: gzip,
			before: 'bench/v1/forget-chart',
			gate: { 10_000: 3.5 },
			aim: 2.5,
		},
		{
			name: 'org chart, from cache',
			path: chart,
			headers: gzip,
			gate: cached,
			aim: 1.05,
			excuse: 'at 100,000 [not to be done](decisions/charts-kept-as-text.md)',
		},
		{ name: 'org chart, from cache, without gzip', path: chart },
		{
			name: 'org chart, 304',
			path: chart,
			headers: { 'If-None-Match': sample.etag },
			gate: unchanged,
			aim: 1.0,
			status: 304,
		},
		{
			name: 'subtree of some dozens',
			path: `${ chart }/${ sample.manager }`,
			gate: branch,
			aim: 1.05,
		},
		{
			name: 'direct reports',
			path: `users/v1/intranet/direct-reports/${ sample.boss }`,
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'reporting chain',
			path: `users/v1/intranet/reporting-chain/${ sample.deepest }`,
			gate: constant,
			aim: 1.05,
		},
	];
}
