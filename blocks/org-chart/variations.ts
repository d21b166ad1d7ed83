import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

const starts = ( { start }: Attributes, other: Attributes ) =>
	start === other.start;

export const variations = [
	{
		name: 'company',
		title: __( 'Org chart: whole company', 'svc' ),
		description: __( 'The whole company, from the top.', 'svc' ),
		attributes: { start: 'company' },
		isDefault: true,
		scope: [ 'inserter', 'transform' ],
		isActive: starts,
	},
	{
		name: 'full-width',
		title: __( 'Org chart: full width', 'svc' ),
		description: __(
			'The whole company from top to bottom, as large as the screen allows.',
			'svc'
		),
		attributes: { start: 'company', layout: 'vertical', align: 'full' },
		scope: [ 'inserter' ],
	},
	{
		name: 'my-team',
		icon: 'groups',
		title: __( 'My team', 'svc' ),
		description: __(
			'The team of the person who views the page: their reports, or their manager’s reports.',
			'svc'
		),
		attributes: { start: 'viewer', depth: 1 },
		scope: [ 'inserter', 'transform' ],
		isActive: starts,
	},
];
