import { __ } from '@wordpress/i18n';
import { bookmark } from './icons';

/** For lists of posts, and a heart for wishlists. */
export const variations = [
	{
		name: 'compact',
		title: __( 'Bookmark icon', 'svc' ),
		description: __(
			'Only the icon, for lists of posts: no text and no collections.',
			'svc'
		),
		icon: bookmark,
		scope: [ 'inserter', 'transform' ],
		attributes: { layout: 'icon', choosesCollection: false },
		isActive: [ 'layout', 'choosesCollection' ],
	},
	{
		name: 'wish',
		title: __( 'Wishlist heart', 'svc' ),
		description: __(
			'A heart with the number of people who have selected it, in addition to the page builder’s wishlist.',
			'svc'
		),
		icon: 'heart',
		scope: [ 'inserter', 'transform' ],
		attributes: {
			layout: 'icon-text',
			icon: 'heart',
			label: __( 'Wishlist', 'svc' ),
			showCount: true,
		},
		isActive: [ 'icon', 'showCount' ],
	},
];
