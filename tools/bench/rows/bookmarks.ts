import type { Row } from '../row';

export function bookmarkRows(): Row[] {
	return [
		{
			name: 'bookmarks, 50 on two sites',
			path: 'users/v1/intranet/bookmarks?per_page=100',
			gate: 'bookmarks',
		},
	];
}
