import type { Row } from '../row';
import type { ChartSample } from '../sample/chart';

const chart = 'users/v1/intranet/org-chart';
/** As every browser asks. */
const gzip = { 'Accept-Encoding': 'gzip' };

export function chartRows( sample: ChartSample ): Row[] {
	return [
		{
			name: 'org chart, built anew',
			path: chart,
			headers: gzip,
			before: 'bench/v1/forget-chart',
			gate: 'chartBuilt',
		},
		{
			name: 'org chart, from cache',
			path: chart,
			headers: gzip,
			gate: 'chartKept',
		},
		{ name: 'org chart, from cache, without gzip', path: chart },
		{
			name: 'org chart, 304',
			path: chart,
			headers: { 'If-None-Match': sample.etag },
			gate: 'constant',
			status: 304,
		},
		{
			name: 'subtree of some dozens',
			path: `${ chart }/${ sample.manager }`,
			gate: 'branch',
		},
		{
			name: 'direct reports',
			path: `users/v1/intranet/direct-reports/${ sample.boss }`,
			gate: 'constant',
		},
		{
			name: 'reporting chain',
			path: `users/v1/intranet/reporting-chain/${ sample.deepest }`,
			gate: 'constant',
		},
	];
}
