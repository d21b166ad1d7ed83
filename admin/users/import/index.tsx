import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	addressOf,
	navigate,
	replaceAddress,
	useQuery,
} from '../../shared/location';
import { Link } from '../../shared/link';
import { Screen } from '../../shared/screen';
import { Columns } from './columns';
import { OneImport } from './one-import';
import { forgetStep } from './step';
import { chunksOf, type Chunk } from './spreadsheet/chunks';
import type { Spreadsheet } from './spreadsheet/read';
import { Start } from './start';

const page = 'svc-people-import';

/** The import that the address names by its ID; without one, the steps that start an import. */
export function Import() {
	const query = useQuery();
	const id = Number( query.get( 'import' ) ?? 0 );
	const [ spreadsheet, setSpreadsheet ] = useState< Spreadsheet | null >(
		null
	);
	// Not state: it must be set before the address changes.
	const [ toSend ] = useState( () => new Map< number, Chunk[] >() );
	useEffect( () => forgetStep, [] );
	// Opened again, it is read like any other import.
	useEffect( () => void toSend.delete( id ), [ toSend, id ] );
	const isMapping =
		id === 0 && spreadsheet && query.get( 'step' ) === 'columns';
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
					spreadsheet={ spreadsheet }
					onBegun={ ( begun ) => {
						toSend.set(
							begun.id,
							chunksOf( spreadsheet.rows, begun.columns.length )
						);
						replaceAddress(
							addressOf( page, { import: begun.id } )
						);
					} }
				/>
			) }
			{ id === 0 && ! isMapping && (
				<Start
					onRead={ ( read ) => {
						setSpreadsheet( read );
						void navigate( addressOf( page, { step: 'columns' } ) );
					} }
				/>
			) }
		</Screen>
	);
}
