import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

const variation = (
	mode: Attributes[ 'mode' ],
	title: string,
	description: string
) => ( {
	name: mode,
	title,
	description,
	attributes: { mode },
	isActive: [ 'mode' ],
	scope: [ 'inserter' as const, 'transform' as const ],
} );

export const variations = [
	variation(
		'payment',
		__( 'Payment calculator', 'svc' ),
		__( 'What a home costs a month, and over the years.', 'svc' )
	),
	variation(
		'affordability',
		__( 'Affordability calculator', 'svc' ),
		__( 'The price that an income carries.', 'svc' )
	),
	variation(
		'refinance',
		__( 'Refinance calculator', 'svc' ),
		__( 'What a new loan saves, and when it pays off.', 'svc' )
	),
	variation(
		'compare',
		__( 'Loan comparison', 'svc' ),
		__( 'Two to four loans side by side.', 'svc' )
	),
	variation(
		'tabs',
		__( 'All mortgage calculators', 'svc' ),
		__( 'All four calculators, one at a time.', 'svc' )
	),
];
