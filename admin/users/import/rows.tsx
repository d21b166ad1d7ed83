import { Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { listImportRows } from '../../../client/src/users/imports.js';
import { addressOf, replaceAddress, useQuery } from '../../shared/location';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { filterOf, type RowFilter } from './outcomes';
import { Pages } from './pages';
import { RowCounts } from './row-counts';
import { RowTable } from './row-table';
import { useColumns } from './use-columns';
import { failureText } from './texts';

const size = 50;

const queryOf = ( filter: RowFilter ) => {
	if ( filter === 'all' ) {
		return {};
	}
	return filter === 'problems' ? { problems: true } : { outcome: filter };
};

/** The rows of an import by outcome, which the address names; first those that need attention. */
export function Rows( { now }: { now: Import } ) {
	const query = useQuery();
	const filter = filterOf( query.get( 'outcome' ), now );
	const page = Math.max( 1, Number( query.get( 'paged' ) ?? 1 ) || 1 );
	const show = ( next: RowFilter, paged: number ) =>
		replaceAddress(
			addressOf( 'svc-people-import', {
				import: now.id,
				outcome: next,
				...( paged > 1 && { paged } ),
			} )
		);
	const { value: columns } = useColumns();
	const { value, failure, isWaiting } = useAnswer(
		`${ now.id } ${ now.status } ${ now.invited } ${ filter } ${ page }`,
		async ( signal ) => {
			const { body } = await listImportRows(
				transport,
				now.id,
				{ page, per_page: size, ...queryOf( filter ) },
				{ signal }
			);
			return body;
		}
	);
	return (
		<section className="svc-rows" aria-label={ __( 'Rows', 'svc' ) }>
			<RowCounts
				now={ now }
				chosen={ filter }
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
					<RowTable
						rows={ value.data }
						columns={ columns }
						now={ now }
						isWaiting={ isWaiting }
					/>
					<Pages
						page={ page }
						pages={ value.pages }
						onChange={ ( paged ) => show( filter, paged ) }
					/>
				</>
			) }
		</section>
	);
}
