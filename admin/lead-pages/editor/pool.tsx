import { FormTokenField } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Routing } from '../../../client/src/lead-pages/index';
import { states } from '../../../client/src/lead-pages/vocabulary.js';
import { personName, type People } from '../shared/people';
import { PickLeadPerson } from '../shared/pick-lead-person';
import { Messages, useMessages } from './messages';
import { moved, replaced, without } from './order';
import { SortedItem } from './sorted-item';
import { useListFocus } from './use-list-focus';

type PoolEntry = Routing[ 'pool' ][ number ];

/** The most that the API takes. */
const most = 50;

interface Props {
	people: People;
	pool: readonly PoolEntry[];
	onChange: ( pool: PoolEntry[] ) => void;
}

/** The people who get leads in turn. */
export function Pool( { people, pool, onChange }: Props ) {
	// Choosing empties the control for the next person.
	const [ turn, setTurn ] = useState( 0 );
	const { place, afterRemoving } = useListFocus();
	return (
		<div
			ref={ place }
			tabIndex={ -1 }
			role="group"
			aria-label={ __( 'People in turn', 'svc' ) }
		>
			{ pool.length === 0 && (
				<p>
					{ __(
						'Until there is somebody to take turns, leads go to the owner.',
						'svc'
					) }
				</p>
			) }
			<ul className="svc-lead-items">
				{ pool.map( ( entry, at ) => (
					<PoolItem
						key={ entry.user_id }
						entry={ entry }
						at={ at }
						name={ personName( people, entry.user_id ) }
						onChange={ ( next ) =>
							onChange( replaced( pool, at, next ) )
						}
						onUp={
							at > 0
								? () => onChange( moved( pool, at, -1 ) )
								: undefined
						}
						onDown={
							at < pool.length - 1
								? () => onChange( moved( pool, at, 1 ) )
								: undefined
						}
						onRemove={ () => {
							onChange( without( pool, at ) );
							afterRemoving( at );
						} }
					/>
				) ) }
			</ul>
			<Messages of="routing.pool" />
			{ pool.length < most && (
				<PickLeadPerson
					key={ turn }
					label={ __( 'Add a person', 'svc' ) }
					role="loan_officer"
					except={ pool.map( ( { user_id: id } ) => id ) }
					value={ null }
					onChange={ ( choice ) => {
						if ( choice ) {
							onChange( [
								...pool,
								{ user_id: Number( choice.value ), states: [] },
							] );
							setTurn( turn + 1 );
						}
					} }
				/>
			) }
		</div>
	);
}

interface ItemProps {
	entry: PoolEntry;
	at: number;
	name: string;
	onChange: ( entry: PoolEntry ) => void;
	onUp: ( () => void ) | undefined;
	onDown: ( () => void ) | undefined;
	onRemove: () => void;
}

const isState = ( typed: string ): typed is PoolEntry[ 'states' ][ number ] =>
	( states as readonly string[] ).includes( typed );

function PoolItem( { entry, at, name, onChange, ...moves }: ItemProps ) {
	const messages = useMessages( `routing.pool[${ at }]` );
	return (
		<SortedItem
			{ ...moves }
			name={ name }
			note={
				entry.states.length === 0
					? __( 'All states', 'svc' )
					: entry.states.join( ', ' )
			}
			hasError={ messages.length > 0 }
		>
			<FormTokenField
				__next40pxDefaultSize
				label={ sprintf(
					/* translators: %s: name of a person. */
					__( 'States of %s', 'svc' ),
					name
				) }
				value={ entry.states }
				suggestions={ [ ...states ] }
				__experimentalValidateInput={ ( typed ) =>
					isState( typed.toUpperCase() )
				}
				saveTransform={ ( typed ) => typed.trim().toUpperCase() }
				onChange={ ( tokens ) =>
					onChange( {
						...entry,
						states: tokens
							.map( ( token ) => String( token ) )
							.filter( isState ),
					} )
				}
			/>
		</SortedItem>
	);
}
