import { __, sprintf } from '@wordpress/i18n';
import type { Submission } from '../../../../client/src/lead-pages/index';
import { NotYet } from '../../../shared/not-yet';
import { momentText } from '../../../shared/time';
import type { Asked } from '../../../shared/use-answer';
import type { LeadNames } from '../../shared/names';
import { fieldText, fieldValueText, sourceText } from '../../shared/vocabulary';
import { FactsTable } from './facts-table';
import { DrawerPart } from './part';
import { keyFiguresOf } from './calculation';
import { factsOf, type Facts } from './snapshot';

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
		{ snapshot && <Snapshot snapshot={ snapshot } /> }
		{ ( url !== '' || Object.keys( utm ).length > 0 ) && (
			<p className="svc-lead-about">{ originText( url, utm ) }</p>
		) }
	</>
);

/** The key figures, and all others behind a click where there are key figures. */
function Snapshot( { snapshot }: { snapshot: Record< string, unknown > } ) {
	const keys = keyFiguresOf( snapshot );
	const all = <Tables facts={ factsOf( snapshot ) } />;
	return keys.length === 0 ? (
		all
	) : (
		<>
			<Tables facts={ keys } />
			<details className="svc-lead-figures">
				<summary>{ __( 'All figures', 'svc' ) }</summary>
				{ all }
			</details>
		</>
	);
}

const Tables = ( { facts }: { facts: readonly Facts[] } ) => (
	<>
		{ facts.map( ( one, at ) => (
			<FactsTable
				key={ at }
				{ ...one }
				title={ one.title || __( 'Calculation', 'svc' ) }
			/>
		) ) }
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
