import { __, sprintf } from '@wordpress/i18n';
import type { Submission } from '../../../../client/src/lead-pages/index';
import { NotYet } from '../../../shared/not-yet';
import { momentText } from '../../../shared/time';
import type { Asked } from '../../../shared/use-answer';
import type { LeadNames } from '../../shared/names';
import { fieldText, fieldValueText, sourceText } from '../../shared/vocabulary';
import { FactsTable } from './facts-table';
import { DrawerPart } from './part';
import { factsOf } from './snapshot';

interface Props {
	asked: Asked< Submission[] >;
	names: LeadNames;
}

/** What the visitor sent, newest first; the newest is open. */
export const Submissions = ( { asked: { value, ...asked }, names }: Props ) => (
	<DrawerPart title={ __( 'Submissions', 'svc' ) }>
		{ value === null && <NotYet { ...asked } /> }
		{ value?.length === 0 && (
			<p>{ __( 'Entered by staff: nothing was submitted.', 'svc' ) }</p>
		) }
		{ value?.map( ( submission, at ) => (
			<details
				key={ submission.id }
				className="svc-lead-submission"
				open={ at === 0 }
			>
				<summary>
					{ [
						momentText( submission.at ),
						names.page( submission.page_id ) ||
							sourceText( submission.source ),
					].join( ' · ' ) }
				</summary>
				<Sent { ...submission } />
			</details>
		) ) }
	</DrawerPart>
);

const Sent = ( { fields, utm, snapshot, source_url: url }: Submission ) => (
	<>
		<FactsTable
			title=""
			rows={ Object.entries( fields ).map( ( [ key, value ] ) => ( {
				label: fieldText( key ),
				value: fieldValueText( key, value ),
			} ) ) }
		/>
		{ snapshot &&
			factsOf( snapshot ).map( ( facts, at ) => (
				<FactsTable
					key={ at }
					{ ...facts }
					title={ facts.title || __( 'Calculation', 'svc' ) }
				/>
			) ) }
		{ ( url !== '' || Object.keys( utm ).length > 0 ) && (
			<p className="svc-lead-about">{ originText( url, utm ) }</p>
		) }
	</>
);

const originText = ( url: string, utm: Submission[ 'utm' ] ): string =>
	[
		...( url === ''
			? []
			: [
					sprintf(
						/* translators: %s: address of a page. */
						__( 'Sent from %s', 'svc' ),
						url
					),
				] ),
		...Object.entries( utm ).flatMap( ( [ key, value ] ) =>
			value ? [ `utm_${ key }: ${ value }` ] : []
		),
	].join( ' · ' );
