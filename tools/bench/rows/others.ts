import { EMPTY, type Row } from '../row';

/** The plugin's cost in requests that are not its own. */
export function otherRows(): Row[] {
	return [
		{
			name: 'empty route of another plugin',
			path: EMPTY,
			gate: 'otherRest',
		},
		{
			name: "WordPress's wp/v2/types",
			path: 'wp/v2/types',
			gate: 'otherRest',
			isShared: true,
		},
		{
			name: "WordPress's wp/v2/posts",
			path: 'wp/v2/posts',
			gate: 'otherRest',
			isShared: true,
		},
		{
			name: 'front page, signed out',
			path: '/',
			headers: { Authorization: '' },
			gate: 'frontPage',
			isShared: true,
		},
	];
}
