import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import {
	leadSources,
	leadStatuses,
} from '../../../client/src/lead-pages/vocabulary.js';
import { dayText } from '../../shared/day';
import {
	countedChoices,
	filterOnly,
	oneValue,
	textColumn,
} from '../../shared/list/columns';
import { agoText, momentText } from '../../shared/time';
import type { LeadNames } from '../shared/names';
import { sourceText, statusText, type LeadStatus } from '../shared/vocabulary';
import { LeadEmail, LeadPhone } from './contact';
import { today } from './days';
import { ownerName, ownersOf } from './owners';
import { FollowUp } from './follow-up';
import type { Facets, LeadState, Row } from './list';
import { sinceChoices } from './since';
import { StatusMark } from './status-mark';
import { nameText } from './texts';

interface Known {
	state: LeadState;
	facets: Facets | null;
	names: LeadNames;
}

/** The columns of the list and its filters. */
export const columnsFor = ( known: Known ): Field< Row >[] => [
	textColumn< Row >( 'name', __( 'Name', 'svc' ), nameText, {
		enableSorting: true,
		enableHiding: false,
	} ),
	statusColumn( known ),
	...contactColumns(),
	...originColumns( known ),
	textColumn< Row >( 'submissions', __( 'Submissions', 'svc' ), ( row ) =>
		String( row.submissions ?? '' )
	),
	textColumn< Row >(
		'follow_up_on',
		__( 'Follow-up', 'svc' ),
		( row ) => row.follow_up_on ?? '',
		{ render: ( { item } ) => <FollowUp day={ item.follow_up_on } /> }
	),
	timeColumn( 'created_at', __( 'Received', 'svc' ) ),
	timeColumn( 'last_submitted_at', __( 'Last submission', 'svc' ) ),
	textColumn< Row >(
		'reference',
		__( 'Reference', 'svc' ),
		( row ) => row.reference
	),
	...dayFilters( known.state ),
];

/** Facets and their values in the form of `countedChoices`. */
const counted = < Value extends string | number | null >(
	facet: readonly { value: Value; count: number }[],
	nameOf: ( value: NonNullable< Value > ) => string
) =>
	facet.flatMap( ( { value, count } ) =>
		value === null
			? []
			: [ { value: String( value ), name: nameOf( value ), count } ]
	);

const statusColumn = ( { state, facets }: Known ): Field< Row > =>
	textColumn< Row >( 'status', __( 'Status', 'svc' ), ( row ) => row.status, {
		elements: facets
			? countedChoices(
					counted( facets.status, statusText ),
					state.filters.status,
					( value ) => statusText( value as LeadStatus )
				)
			: leadStatuses.map( ( value ) => ( {
					value,
					label: statusText( value ),
				} ) ),
		filterBy: { ...oneValue, isPrimary: true },
		render: ( { item } ) => <StatusMark status={ item.status } />,
	} );

const contactColumns = (): Field< Row >[] => [
	textColumn< Row >( 'email', __( 'E-mail', 'svc' ), ( row ) => row.email, {
		render: ( { item } ) => <LeadEmail { ...item } />,
	} ),
	textColumn< Row >( 'phone', __( 'Phone', 'svc' ), ( row ) => row.phone, {
		render: ( { item } ) => <LeadPhone { ...item } />,
	} ),
	textColumn< Row >(
		'state',
		__( 'State', 'svc' ),
		( row ) => row.state ?? ''
	),
];

const originColumns = ( { state, facets, names }: Known ): Field< Row >[] => [
	textColumn< Row >(
		'owner',
		__( 'Owner', 'svc' ),
		( row ) => String( row.owner_user_id ?? '' ),
		{
			elements: countedChoices(
				counted( ownersOf( facets ), ownerName( names ) ),
				state.filters.owner,
				( value ) => ownerName( names )( Number( value ) )
			),
			filterBy: { ...oneValue, isPrimary: true },
			render: ( { item } ) => (
				<span className="svc-lead-name">
					{ item.access === 'full' &&
						names.person( item.owner_user_id ) }
				</span>
			),
		}
	),
	textColumn< Row >(
		'page_id',
		__( 'Page', 'svc' ),
		( row ) => String( row.page_id ?? '' ),
		{
			elements: countedChoices(
				counted( facets?.page ?? [], names.page ),
				state.filters.page_id,
				( value ) => names.page( Number( value ) )
			),
			filterBy: { ...oneValue, isPrimary: true },
			render: ( { item } ) => (
				<span
					className="svc-lead-name"
					title={ names.page( item.page_id ) }
				>
					{ names.page( item.page_id ) }
				</span>
			),
		}
	),
	textColumn< Row >(
		'source',
		__( 'Source', 'svc' ),
		( row ) => row.source ?? '',
		{
			elements: leadSources.map( ( value ) => ( {
				value,
				label: sourceText( value ),
			} ) ),
			filterBy: oneValue,
			render: ( { item } ) => (
				<>{ item.source && sourceText( item.source ) }</>
			),
		}
	),
];

const timeColumn = (
	id: 'created_at' | 'last_submitted_at',
	label: string
): Field< Row > =>
	textColumn< Row >( id, label, ( row ) => row[ id ], {
		enableSorting: true,
		render: ( { item } ) => (
			<time dateTime={ item[ id ] } title={ momentText( item[ id ] ) }>
				{ agoText( item[ id ] ) }
			</time>
		),
	} );

/** The last day has no choices of its own: an address can name it. */
const dayFilters = ( { filters: { from, to } }: LeadState ): Field< Row >[] => [
	filterOnly(
		'from',
		__( 'Received since', 'svc' ),
		sinceChoices( today(), from )
	),
	...( to === ''
		? []
		: [
				filterOnly< Row >( 'to', __( 'Received until', 'svc' ), [
					{ value: to, label: dayText( to ) },
				] ),
			] ),
];
