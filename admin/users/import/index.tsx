import { lazy, Suspense, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	addressOf,
	navigate,
	replaceAddress,
	useQuery,
} from '../../shared/location';
import { Link } from '../../shared/link';
import { Screen } from '../../shared/screen';
import { Skeleton } from '../../shared/skeleton';
import type { Begun } from './column-form';
import type { ChosenFile } from './columns';
import { OneImport } from './one-import';
import { forgetStep } from './step';
import { chunksOf, type Chunk } from './spreadsheet/chunks';
import { Start } from './start';

const page = 'svc-people-import';

/** With all that understands spreadsheets; a part of its own, which is loaded when a file is chosen. */
const Columns = lazy( () =>
	import( /* webpackChunkName: "import-columns" */ './columns' ).then(
		( { Columns: loaded } ) => ( { default: loaded } )
	)
);

/** The import that the address names by its ID; without one, the steps that start an import. */
export function Import() {
	const query = useQuery();
	const id = Number( query.get( 'import' ) ?? 0 );
	const [ file, setFile ] = useState< ChosenFile | null >( null );
	// The import that was made of the file.
	const [ madeOfFile, setMadeOfFile ] = useState( 0 );
	// Not state: it must be set before the address changes.
	const [ toSend ] = useState( () => new Map< number, Chunk[] >() );
	useEffect( () => forgetStep, [] );
	// The rows are passed on once: an import that is opened again is read from the server.
	useEffect( () => void toSend.delete( id ), [ toSend, id ] );
	const isMapping = id === 0 && file && query.get( 'step' ) === 'columns';

	function begin( { begun, sent, mapping }: Begun ) {
		toSend.set( begun.id, chunksOf( sent.rows, sent.columns.length ) );
		setFile( file && { ...file, mapping } );
		setMadeOfFile( begun.id );
		replaceAddress( addressOf( page, { import: begun.id } ) );
	}

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
					onChangeColumns={
						file && madeOfFile === id
							? () =>
									replaceAddress(
										addressOf( page, { step: 'columns' } )
									)
							: null
					}
				/>
			) }
			{ isMapping && (
				<Suspense fallback={ <Skeleton /> }>
					<Columns
						file={ file }
						onSheet={ ( spreadsheet ) =>
							setFile( { ...file, spreadsheet, mapping: null } )
						}
						onBegun={ begin }
					/>
				</Suspense>
			) }
			{ id === 0 && ! isMapping && (
				<Start
					onRead={ ( sheets ) => {
						const [ spreadsheet ] = sheets;
						if ( spreadsheet ) {
							setFile( { sheets, spreadsheet, mapping: null } );
							void navigate(
								addressOf( page, { step: 'columns' } )
							);
						}
					} }
				/>
			) }
		</Screen>
	);
}
