import { __ } from '@wordpress/i18n';
import { Link } from '../../shared/link';
import { addressOf } from '../../shared/location';
import { fullName } from '../../shared/people/names';
import { PersonPhoto } from '../../shared/people/person-photo';
import type { Row } from './list';

const aboutOf = ( { job_title, department, office_location }: Row ) =>
	[ job_title, department, office_location ].filter( Boolean ).join( ', ' );

/** Below the list: people who nearly match the search. */
export const CloseMatches = ( {
	people,
	total,
}: {
	people: readonly Row[];
	/** How many match it exactly. */
	total: number;
} ) => (
	<section className="svc-close-matches" aria-labelledby="svc-close-matches">
		<h2 id="svc-close-matches">
			{ total === 0
				? __( 'No exact matches. Close matches:', 'svc' )
				: __( 'Close matches', 'svc' ) }
		</h2>
		<ul>
			{ people.map( ( person ) => (
				<li key={ person.id }>
					<PersonPhoto person={ person } size={ 40 } />
					<div>
						<Link
							href={ addressOf( 'svc-people', {
								person: person.id,
							} ) }
						>
							{ fullName( person ) }
						</Link>
						<span>{ aboutOf( person ) }</span>
					</div>
				</li>
			) ) }
		</ul>
	</section>
);
