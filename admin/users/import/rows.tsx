import { Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { listImportRows } from '../../../client/src/users/imports.js';
import { importOutcomes } from '../../../client/src/users/vocabulary.js';
import { addressOf, replaceAddress, useQuery } from '../../shared/location';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import type { Outcome } from './outcomes';
import { Pages } from './pages';
import { RowCounts } from './row-counts';
import { RowTable } from './row-table';
import { useColumns } from './use-columns';
import { failureText } from './texts';

const size = 50;

/** The rows of an import by outcome, which the address names. */
export function Rows( { now }: { now: Import } ) {
	const query = useQuery();
	const outcome = importOutcomes.find(
		( one ) => one === query.get( 'outcome' )
	);
	const page = Math.max( 1, Number( query.get( 'paged' ) ?? 1 ) || 1 );
	const show = ( next: Outcome | undefined, paged: number ) =>
		replaceAddress(
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
			<RowCounts
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
					<RowTable
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
