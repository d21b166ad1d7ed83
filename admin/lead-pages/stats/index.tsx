import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	getLeadPage,
	getLeadPageStats,
} from '../../../client/src/lead-pages/index';
import type { ScreenProps } from '../../shared/component';
import { textOf } from '../../shared/failure';
import { Link } from '../../shared/link';
import { addressOf, replaceAddress, useQuery } from '../../shared/location';
import { Screen } from '../../shared/screen';
import { ScreenNotYet } from '../../shared/skeleton';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { leadBoot } from '../boot';
import { Figures } from './figures';
import { isDay, type Range } from './range';
import { RangeChoice } from './range-choice';

/** The days that the address names; null for the usual ones. */
function rangeOf( query: URLSearchParams ): Range | null {
	const [ from, to ] = [ query.get( 'from' ), query.get( 'to' ) ];
	return isDay( from ) && isDay( to ) ? { from, to } : null;
}

/** Views, visitors and leads of a page. */
export function PageStatistics( { id }: ScreenProps ) {
	const range = rangeOf( useQuery() );
	const page = useAnswer(
		String( id ),
		async ( signal ) =>
			( await getLeadPage( transport, id, { signal } ) ).body
	);
	const stats = useAnswer(
		JSON.stringify( [ id, range ] ),
		async ( signal ) =>
			( await getLeadPageStats( transport, id, range ?? {}, { signal } ) )
				.body
	);
	const show = ( next: Range ) =>
		replaceAddress( addressOf( 'svc-lead-pages', { stats: id, ...next } ) );
	return (
		<Screen
			title={ page.value?.title ?? __( 'Statistics', 'svc' ) }
			back={
				<Link
					className="svc-back"
					href={ addressOf( 'svc-lead-pages' ) }
				>
					{ leadBoot().mayManagePages
						? __( 'Lead pages', 'svc' )
						: __( 'My pages', 'svc' ) }
				</Link>
			}
		>
			{ stats.value ? (
				<div className="svc-lead-stats">
					<RangeChoice
						shown={ stats.value }
						onChange={ show }
						links={
							<Links
								id={ id }
								url={ page.value?.url }
								editUrl={ page.value?.edit_url }
							/>
						}
					/>
					{ stats.failure !== null && (
						<Notice status="error" isDismissible={ false }>
							{ textOf( stats.failure ) }
						</Notice>
					) }
					<Figures
						stats={ stats.value }
						isWaiting={ stats.isWaiting }
					/>
				</div>
			) : (
				<ScreenNotYet { ...stats } />
			) }
		</Screen>
	);
}

const Links = ( {
	id,
	url,
	editUrl,
}: {
	id: number;
	url: string | undefined;
	editUrl: string | null | undefined;
} ) => (
	<p className="svc-lead-stats__links">
		{ url && <a href={ url }>{ __( 'View page', 'svc' ) }</a> }
		{ editUrl && <a href={ editUrl }>{ __( 'Edit', 'svc' ) }</a> }
		<Link href={ addressOf( 'svc-leads', { page_id: id } ) }>
			{ __( 'Leads of this page', 'svc' ) }
		</Link>
	</p>
);
