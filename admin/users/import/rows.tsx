import { Notice, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type {
	Import,
	ImportColumn,
	ImportRow,
} from '../../../client/src/users/import-schemas.js';
import { listImportRows } from '../../../client/src/users/imports.js';
import { importOutcomes } from '../../../client/src/users/vocabulary.js';
import { addressOf, rename, useQuery } from '../../shared/location';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { outcomeName, type Outcome } from './outcomes';
import { Pages } from './pages';
import { labelOf, useColumns } from './use-columns';
import { failureText, number } from './words';

const size = 50;

/** What becomes of each row, by outcome; the address says which, so that the way back leads here. */
export function Rows( { now }: { now: Import } ) {
	const query = useQuery();
	const outcome = importOutcomes.find(
		( one ) => one === query.get( 'outcome' )
	);
	const page = Math.max( 1, Number( query.get( 'paged' ) ?? 1 ) || 1 );
	const show = ( next: Outcome | undefined, paged: number ) =>
		rename(
			addressOf( 'svc-people-import', {
				import: now.id,
				...( next && { outcome: next } ),
				...( paged > 1 && { paged } ),
			} )
		);
	const { value: columns } = useColumns();
	const { value, failure, isWaiting } = useAnswer(
		`${ now.id } ${ now.status } ${ outcome } ${ page }`,
		async ( signal ) => {
			const { body } = await listImportRows(
				transport,
				now.id,
				{ page, per_page: size, ...( outcome && { outcome } ) },
				{ signal }
			);
			return body;
		}
	);
	return (
		<section className="svc-rows" aria-label={ __( 'Rows', 'svc' ) }>
			<Counts
				now={ now }
				chosen={ outcome }
				onChoose={ ( next ) => show( next, 1 ) }
			/>
			{ failure !== null && (
				<Notice status="error" isDismissible={ false }>
					{ failureText( failure ) }
				</Notice>
			) }
			{ value === null && failure === null && <Spinner /> }
			{ value && (
				<>
					<Table
						rows={ value.data }
						columns={ columns }
						now={ now }
						isWaiting={ isWaiting }
					/>
					<Pages
						page={ page }
						pages={ value.pages }
						onChange={ ( paged ) => show( outcome, paged ) }
					/>
				</>
			) }
		</section>
	);
}

interface CountsProps {
	now: Import;
	chosen: Outcome | undefined;
	onChoose: ( outcome: Outcome | undefined ) => void;
}

/** How many rows there are of each outcome; they choose which are shown. */
const Counts = ( { now, chosen, onChoose }: CountsProps ) => (
	<div
		className="svc-counts"
		role="group"
		aria-label={ __( 'Show rows', 'svc' ) }
	>
		{ ( [ undefined, ...importOutcomes ] as const ).map( ( outcome ) => (
			<button
				key={ outcome ?? 'all' }
				type="button"
				data-is={ outcome ?? 'all' }
				aria-pressed={ chosen === outcome }
				onClick={ () => onChoose( outcome ) }
			>
				<strong>
					{ number( outcome ? now[ outcome ] : now.total ) }
				</strong>{ ' ' }
				<span>
					{ outcome
						? outcomeName( outcome, now.status )
						: __( 'All rows', 'svc' ) }
				</span>
			</button>
		) ) }
	</div>
);

interface TableProps {
	rows: ImportRow[];
	columns: ImportColumn[] | null;
	now: Import;
	isWaiting: boolean;
}

const Table = ( { rows, columns, now, isWaiting }: TableProps ) =>
	rows.length === 0 ? (
		<p className="svc-note">{ __( 'There are none.', 'svc' ) }</p>
	) : (
		<table className="svc-table" aria-busy={ isWaiting }>
			<thead>
				<tr>
					<th scope="col">{ __( 'Row', 'svc' ) }</th>
					<th scope="col">{ __( 'Person', 'svc' ) }</th>
					<th scope="col">{ __( 'Outcome', 'svc' ) }</th>
					<th scope="col">{ __( 'What and why', 'svc' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row ) => (
					<tr key={ row.number }>
						<th scope="row" data-label={ __( 'Row', 'svc' ) }>
							{ row.number }
						</th>
						<td>
							<Person row={ row } />
						</td>
						<td>
							<span
								className="svc-outcome"
								data-is={ row.outcome }
							>
								{ row.outcome
									? outcomeName( row.outcome, now.status )
									: __( 'Not done', 'svc' ) }
							</span>
						</td>
						<td>
							<About
								row={ row }
								columns={ columns }
								status={ now.status }
							/>
						</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);

function Person( { row }: { row: ImportRow } ) {
	const name =
		row.name ||
		( row.profile_id === null
			? '—'
			: sprintf(
					/* translators: %d: number of a profile. */
					__( 'Profile %d', 'svc' ),
					row.profile_id
				) );
	return row.profile_id === null ? (
		<>{ name }</>
	) : (
		<a href={ addressOf( 'svc-people', { person: row.profile_id } ) }>
			{ name }
		</a>
	);
}

/** Which columns change somebody, or what is wrong with which. */
const About = ( {
	row,
	columns,
	status,
}: {
	row: ImportRow;
	columns: ImportColumn[] | null;
	status: Import[ 'status' ];
} ) =>
	row.problems.length > 0 ? (
		<ul>
			{ row.problems.map( ( { column, message }, at ) => (
				<li key={ at }>
					{ column && (
						<strong>{ `${ labelOf( columns, column ) }: ` }</strong>
					) }
					{ message }
				</li>
			) ) }
		</ul>
	) : (
		<>
			{ row.changes
				.map( ( name ) => labelOf( columns, name ) )
				.join( ', ' ) }
			{ status === 'checked' &&
				row.outcome === 'created' &&
				( row.user_id === null
					? __( 'With a new account', 'svc' )
					: __( 'For an account that is there', 'svc' ) ) }
		</>
	);
