import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { getLeadFacets } from '../../../../client/src/lead-pages/index';
import { stateOfAddress } from '../../../shared/list/address';
import { replaceAddress, useQuery } from '../../../shared/location';
import { ScreenNotYet } from '../../../shared/skeleton';
import { transport } from '../../../shared/transport';
import { useAnswer } from '../../../shared/use-answer';
import { useLeadNames } from '../../shared/names';
import type { LeadStatus } from '../../shared/vocabulary';
import { OpenDrawer } from '../drawer';
import { LeadFrame } from '../frame';
import { leadShape, type Row } from '../list';
import { addressWith, useView } from '../use-view';
import { sharedNarrowing } from '../view';
import { rowsOf } from './board';
import { Card } from './card';
import { BoardColumn } from './column';
import { Toolbar } from './toolbar';
import { useBoard } from './use-board';

/** The leads of the inbox by status. */
export function LeadBoard() {
	const { view, open } = useView();
	const query = useQuery().toString();
	const state = useMemo(
		() => stateOfAddress( leadShape, new URLSearchParams( query ), {} ),
		[ query ]
	);
	const filters = sharedNarrowing( state );
	const { board, asked, move, more } = useBoard( filters );
	const facets = useAnswer( JSON.stringify( filters ), async ( signal ) => {
		const answer = await getLeadFacets( transport, filters, { signal } );
		return answer.body;
	} );
	const rows = board ? rowsOf( board ) : [];
	const names = useLeadNames(
		[
			...rows.map( ( row ) => row.owner_user_id ),
			...( facets.value?.owner ?? [] ).map( ( { value } ) => value ),
		],
		[
			...rows.map( ( row ) => row.page_id ),
			...( facets.value?.page ?? [] ).map( ( { value } ) => value ),
		],
		board !== null && ! facets.isWaiting
	);
	const [ dragged, setDragged ] = useState< Row | null >( null );
	const { place, focusNext } = useCardFocus( board );
	function again() {
		asked.again();
		facets.again();
	}
	const moveByMenu = ( row: Row, to: LeadStatus ) => {
		focusNext( row.id );
		void move( row, to );
	};
	return (
		<LeadFrame view={ view } state={ state } open={ open } again={ again }>
			{ ( help ) => (
				<>
					<Toolbar
						state={ state }
						facets={ facets.value }
						names={ names }
						show={ ( next ) =>
							replaceAddress( addressWith( view, next ) )
						}
					/>
					{ board === null || asked.failure !== null ? (
						<ScreenNotYet { ...asked } />
					) : (
						<div ref={ place } className="svc-lead-board">
							{ board.map( ( column ) => (
								<BoardColumn
									key={ column.status }
									column={ column }
									isTarget={
										dragged !== null &&
										dragged.status !== column.status
									}
									drop={ () => {
										if ( dragged ) {
											void move( dragged, column.status );
										}
									} }
									more={ ( status ) => void more( status ) }
								>
									{ column.rows.map( ( row ) => (
										<Card
											key={ row.id }
											row={ row }
											names={ names }
											isOpen={ view.lead === row.id }
											href={ addressWith(
												{ ...view, lead: row.id },
												state
											) }
											open={ () => open( row.id ) }
											onDrag={ setDragged }
											move={ ( to ) =>
												moveByMenu( row, to )
											}
										/>
									) ) }
								</BoardColumn>
							) ) }
						</div>
					) }
					<OpenDrawer
						lead={ view.lead }
						rows={ rows }
						names={ names }
						open={ open }
						onChanged={ again }
						onHelp={ help }
					/>
				</>
			) }
		</LeadFrame>
	);
}

/** A card that is moved by its menu keeps the focus. */
function useCardFocus( board: unknown ) {
	const place = useRef< HTMLDivElement >( null );
	const next = useRef< number | null >( null );
	useEffect( () => {
		if ( next.current !== null ) {
			place.current
				?.querySelector< HTMLElement >(
					`[data-lead="${ next.current }"] a`
				)
				?.focus();
			next.current = null;
		}
	}, [ board ] );
	return {
		place,
		focusNext: ( id: number ) => {
			next.current = id;
		},
	};
}
