import { __ } from '@wordpress/i18n';
import { bookmark } from '../bookmark-button/icons';

/** For a sidebar or a start page. */
export const variations = [
	{
		name: 'latest',
		title: __( 'My latest bookmarks', 'svc' ),
		description: __(
			'The five newest bookmarks, without search and settings.',
			'svc'
		),
		icon: bookmark,
		scope: [ 'inserter', 'transform' ],
		attributes: {
			perPage: 5,
			showsSearch: false,
			managesCollections: false,
			exports: false,
		},
		isActive: [ 'showsSearch', 'managesCollections', 'exports' ],
	},
];
