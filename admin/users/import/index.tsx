import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addressOf, navigate, rename, useQuery } from '../../shared/location';
import { Link } from '../../shared/link';
import { Screen } from '../../shared/screen';
import { Columns } from './columns';
import { OneImport } from './one-import';
import { forgetStep } from './step';
import { chunksOf, type Chunk } from './sheet/chunks';
import type { Sheet } from './sheet/read';
import { Start } from './start';

const page = 'svc-people-import';

/** An import by its number in the address; without one, what begins it. */
export function Import() {
	const query = useQuery();
	const id = Number( query.get( 'import' ) ?? 0 );
	const [ sheet, setSheet ] = useState< Sheet | null >( null );
	// Not state: it has to be there before the address says which import it is of.
	const [ toSend ] = useState( () => new Map< number, Chunk[] >() );
	useEffect( () => forgetStep, [] );
	// Opened again, it is looked at like any other.
	useEffect( () => void toSend.delete( id ), [ toSend, id ] );
	const isMapping = id === 0 && sheet && query.get( 'step' ) === 'columns';
	return (
		<Screen
			title={ __( 'Import people', 'svc' ) }
			back={
				id > 0 || isMapping ? (
					<Link className="svc-back" href={ addressOf( page ) }>
						{ __( 'All imports', 'svc' ) }
					</Link>
				) : (
					<Link
						className="svc-back"
						href={ addressOf( 'svc-people' ) }
					>
						{ __( 'All people', 'svc' ) }
					</Link>
				)
			}
		>
			{ id > 0 && (
				<OneImport
					key={ id }
					id={ id }
					chunks={ toSend.get( id ) ?? null }
				/>
			) }
			{ isMapping && (
				<Columns
					sheet={ sheet }
					onBegun={ ( begun ) => {
						toSend.set(
							begun.id,
							chunksOf( sheet.rows, begun.columns.length )
						);
						rename( addressOf( page, { import: begun.id } ) );
					} }
				/>
			) }
			{ id === 0 && ! isMapping && (
				<Start
					onRead={ ( read ) => {
						setSheet( read );
						void navigate( addressOf( page, { step: 'columns' } ) );
					} }
				/>
			) }
		</Screen>
	);
}
