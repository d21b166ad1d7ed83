import type { Row } from '../row';

export function bookmarkRows(): Row[] {
	return [
		{
			name: 'bookmarks, 50 on two sites',
			path: 'users/v1/intranet/bookmarks?per_page=100',
			gate: { 1_000: 1.25, 10_000: 1.25, 100_000: 1.25 },
			aim: 1.15,
		},
	];
}
