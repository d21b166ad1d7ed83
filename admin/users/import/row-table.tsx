import { __, sprintf } from '@wordpress/i18n';
import type {
	Import,
	ImportColumn,
	ImportRow,
} from '../../../client/src/users/import-schemas.js';
import { addressOf } from '../../shared/location';
import { outcomeName } from './outcomes';
import { instantText } from './texts';
import { labelOf } from './use-columns';

interface Props {
	rows: ImportRow[];
	columns: ImportColumn[] | null;
	now: Import;
	isWaiting: boolean;
}

/** Rows with their outcomes, changes and errors. */
export const RowTable = ( { rows, columns, now, isWaiting }: Props ) =>
	rows.length === 0 ? (
		<p className="svc-note">{ __( 'No rows.', 'svc' ) }</p>
	) : (
		<table className="svc-table" aria-busy={ isWaiting }>
			<thead>
				<tr>
					<th scope="col">{ __( 'Row', 'svc' ) }</th>
					<th scope="col">{ __( 'Person', 'svc' ) }</th>
					<th scope="col">{ __( 'Outcome', 'svc' ) }</th>
					<th scope="col">{ __( 'Details', 'svc' ) }</th>
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
									: __( 'Not imported', 'svc' ) }
							</span>
						</td>
						<td>
							<Details
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

/** The problems, the columns that are changed, and the account. */
const Details = ( {
	row,
	columns,
	status,
}: {
	row: ImportRow;
	columns: ImportColumn[] | null;
	status: Import[ 'status' ];
} ) => (
	<>
		{ row.problems.length > 0 && (
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
		) }
		{ row.outcome !== 'refused' &&
			row.changes
				.map( ( name ) => labelOf( columns, name ) )
				.join( ', ' ) }
		{ status === 'checked' &&
			row.outcome === 'created' &&
			( row.user_id === null
				? __( 'With a new account', 'svc' )
				: __( 'For an existing account', 'svc' ) ) }
		{ row.invited_at !== null && (
			<div>
				{ sprintf(
					/* translators: %s: date and time. */
					__( 'Invitation sent %s', 'svc' ),
					instantText( row.invited_at )
				) }
			</div>
		) }
	</>
);
