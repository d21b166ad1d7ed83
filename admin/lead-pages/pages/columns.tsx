import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { PageStats } from '../../../client/src/lead-pages/index';
import {
	pageStatuses,
	pageTemplates,
} from '../../../client/src/lead-pages/vocabulary.js';
import { oneValue, textColumn } from '../../shared/list/columns';
import { numberText } from '../../shared/number';
import { momentText } from '../../shared/time';
import { pageStatusText, pageTemplateText } from '../shared/page-texts';
import { personName, type People } from '../shared/people';
import { conversionText } from '../shared/figure-texts';
import { useFiguresOf } from './figures';
import type { Row } from './list';

function Figure( {
	of: { id },
	label,
	text,
}: {
	of: Row;
	label: string;
	text: ( stats: PageStats ) => string;
} ) {
	const stats = useFiguresOf( id );
	if ( stats === undefined ) {
		return (
			<span aria-hidden="true" className="svc-lead-figure is-waiting">
				…
			</span>
		);
	}
	return (
		<span className="svc-lead-figure">
			<span className="svc-lead-figure__label">{ label }</span>{ ' ' }
			{ stats === null ? '–' : text( stats ) }
		</span>
	);
}

const figureColumn = (
	id: 'views' | 'leads' | 'conversion',
	label: string,
	text: ( stats: PageStats ) => string
): Field< Row > =>
	textColumn< Row >( id, label, () => '', {
		render: ( { item } ): ReactNode => (
			<Figure of={ item } label={ label } text={ text } />
		),
	} );

const personColumn = (
	id: 'owner' | 'partner',
	label: string,
	people: People,
	valueOf: ( row: Row ) => number | null,
	chosen: string
): Field< Row > =>
	textColumn< Row >( id, label, ( row ) => String( valueOf( row ) ?? '' ), {
		elements: [ ...people.values() ]
			.filter( ( { role } ) =>
				id === 'partner'
					? role === 'realtor_partner'
					: role !== 'realtor_partner'
			)
			.map( ( { user_id: user, name } ) => ( {
				value: String( user ),
				label: name,
			} ) )
			.concat(
				chosen === '' || people.has( Number( chosen ) )
					? []
					: [
							{
								value: chosen,
								label: personName( people, Number( chosen ) ),
							},
						]
			),
		filterBy: oneValue,
		render: ( { item } ) => {
			const user = valueOf( item );
			return (
				<>
					{ user === null
						? id === 'owner' && __( 'Nobody', 'svc' )
						: personName( people, user ) }
				</>
			);
		},
	} );

/**
 * The columns of the list.
 *
 * @param people  Those whom the pages name.
 * @param filters The people that the list is narrowed to, by user ID.
 */
export const columnsWith = (
	people: People,
	filters: { owner: string; partner: string }
): Field< Row >[] => [
	textColumn< Row >( 'title', __( 'Title', 'svc' ), ( { title } ) => title, {
		enableSorting: true,
		enableHiding: false,
	} ),
	textColumn< Row >(
		'status',
		__( 'Status', 'svc' ),
		( { status } ) => status,
		{
			elements: pageStatuses.map( ( value ) => ( {
				value,
				label: pageStatusText( value ),
			} ) ),
			filterBy: { ...oneValue, isPrimary: true },
			render: ( { item } ) => <>{ pageStatusText( item.status ) }</>,
		}
	),
	textColumn< Row >(
		'template',
		__( 'Template', 'svc' ),
		( { template } ) => template,
		{
			elements: pageTemplates.map( ( value ) => ( {
				value,
				label: pageTemplateText( value ),
			} ) ),
			render: ( { item } ) => <>{ pageTemplateText( item.template ) }</>,
		}
	),
	personColumn(
		'owner',
		__( 'Owner', 'svc' ),
		people,
		( row ) => row.owner_user_id,
		filters.owner
	),
	personColumn(
		'partner',
		__( 'Partner', 'svc' ),
		people,
		( row ) => row.partner_user_id,
		filters.partner
	),
	figureColumn( 'views', __( 'Views', 'svc' ), ( { views } ) =>
		numberText( views )
	),
	figureColumn( 'leads', __( 'Leads', 'svc' ), ( { leads } ) =>
		numberText( leads )
	),
	figureColumn( 'conversion', __( 'Conversion', 'svc' ), ( stats ) =>
		conversionText( stats.conversion )
	),
	textColumn< Row >(
		'modified',
		__( 'Modified', 'svc' ),
		( row ) => momentText( row.modified_at ),
		{ enableSorting: true }
	),
];
