import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

const starts = ( { start }: Attributes, other: Attributes ) =>
	start === other.start;

export const variations = [
	{
		name: 'company',
		title: __( 'Org chart: whole company', 'svc' ),
		description: __( 'Everybody, from the top.', 'svc' ),
		attributes: { start: 'company' },
		isDefault: true,
		scope: [ 'inserter', 'transform' ],
		isActive: starts,
	},
	{
		name: 'my-team',
		icon: 'groups',
		title: __( 'My team', 'svc' ),
		description: __(
			'The team of whoever looks at the page: their own reports, or else their manager’s.',
			'svc'
		),
		attributes: { start: 'viewer', depth: 1 },
		scope: [ 'inserter', 'transform' ],
		isActive: starts,
	},
];
