import { SearchControl, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { dayText } from '../../../shared/day';
import { useDebounced } from '../../../shared/use-debounced';
import type { LeadNames } from '../../shared/names';
import { sourceText, type LeadSource } from '../../shared/vocabulary';
import type { Facets, Filter, LeadState } from '../list';
import { ownerName, ownersOf } from '../owners';

interface Props {
	state: LeadState;
	facets: Facets | null;
	names: LeadNames;
	show: ( state: LeadState ) => void;
}

/** Search and filters of the board. */
export function Toolbar( { state, facets, names, show }: Props ) {
	const [ typed, setTyped ] = useState( state.search );
	const search = useDebounced( typed, 300 );
	useEffect( () => {
		if ( search !== state.search ) {
			show( { ...state, search } );
		}
		// Only what was typed starts a search.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ search ] );
	const choose = ( name: Filter ) => ( value: string ) =>
		show( { ...state, filters: { ...state.filters, [ name ]: value } } );
	return (
		<div className="svc-lead-toolbar">
			<SearchControl
				label={ __( 'Search by name, e-mail or phone', 'svc' ) }
				value={ typed }
				onChange={ setTyped }
				maxLength={ 100 }
			/>
			<Choice
				label={ __( 'Owner', 'svc' ) }
				value={ state.filters.owner }
				facet={ ownersOf( facets ) }
				nameOf={ ownerName( names ) }
				onChange={ choose( 'owner' ) }
			/>
			<Choice
				label={ __( 'Page', 'svc' ) }
				value={ state.filters.page_id }
				facet={ facets?.page ?? [] }
				nameOf={ names.page }
				onChange={ choose( 'page_id' ) }
			/>
			{ ofTable().map(
				( { name, label, textOf } ) =>
					state.filters[ name ] !== '' && (
						<SelectControl
							key={ name }
							__next40pxDefaultSize
							label={ label }
							labelPosition="side"
							value={ state.filters[ name ] }
							options={ [
								{ value: '', label: __( 'All', 'svc' ) },
								{
									value: state.filters[ name ],
									label: textOf( state.filters[ name ] ),
								},
							] }
							onChange={ choose( name ) }
						/>
					)
			) }
		</div>
	);
}

/** Filters that are chosen in the table; the board has those that are set, so that they can be taken away. */
const ofTable = (): {
	name: Filter;
	label: string;
	textOf: ( value: string ) => string;
}[] => [
	{
		name: 'source',
		label: __( 'Source', 'svc' ),
		textOf: ( value ) => sourceText( value as LeadSource ),
	},
	{
		name: 'from',
		label: __( 'Received since', 'svc' ),
		textOf: dayText,
	},
	{
		name: 'to',
		label: __( 'Received until', 'svc' ),
		textOf: dayText,
	},
];

interface ChoiceProps {
	label: string;
	value: string;
	facet: readonly { value: number | null; count: number }[];
	nameOf: ( id: number ) => string;
	onChange: ( value: string ) => void;
}

const Choice = ( { label, value, facet, nameOf, onChange }: ChoiceProps ) => {
	const ids = facet.flatMap( ( one ) =>
		one.value === null ? [] : [ { id: one.value, count: one.count } ]
	);
	const isListed = ids.some( ( { id } ) => String( id ) === value );
	return (
		<SelectControl
			__next40pxDefaultSize
			label={ label }
			labelPosition="side"
			value={ value }
			options={ [
				{ value: '', label: __( 'All', 'svc' ) },
				...( value === '' || isListed
					? []
					: [ { value, label: nameOf( Number( value ) ) } ] ),
				...ids.map( ( { id, count } ) => ( {
					value: String( id ),
					label: `${ nameOf( id ) } (${ count })`,
				} ) ),
			] }
			onChange={ onChange }
		/>
	);
};
