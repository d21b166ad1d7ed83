import { __, sprintf } from '@wordpress/i18n';
import { ContractError } from '../../../../client/src/errors.js';
import {
	getIntranetProfile,
	updateIntranetProfile,
} from '../../../../client/src/users/intranet/intranet-profiles.js';
import { getReportingChain } from '../../../../client/src/users/intranet/org-chart.js';
import { hasStatus } from '../../../shared/failure';
import { transport } from '../../../shared/transport';
import type { Move, Person } from './move';
import { loopText } from './texts';

/** Other changes to the same person may come in between. */
const attempts = 3;

/**
 * Changes a person's manager, if it is still the one that the screen shows. Other changes to the person in the meantime
 * do not matter.
 *
 * @throws {ContractError} With the names of the people concerned.
 */
export async function changeManager( move: Move ): Promise< void > {
	for ( let left = attempts; left > 0; left-- ) {
		const { etag } = await etagAsShown( move );
		try {
			await updateIntranetProfile(
				transport,
				move.person.id,
				{ reports_to: move.to?.id ?? null },
				{ ...( etag && { ifMatch: etag } ) }
			);
			return;
		} catch ( thrown ) {
			if ( left === 1 || ! hasStatus( thrown, 412 ) ) {
				throw await withNames( thrown, move );
			}
		}
	}
}

/** The ETag of the person, unless the manager is no longer the one that the screen shows. */
async function etagAsShown( move: Move ) {
	const { person, from } = move;
	try {
		const { body, etag } = await getIntranetProfile( transport, person.id );
		if ( body.reports_to !== ( from?.id ?? null ) ) {
			await refuseUnlessInLoop( move );
		}
		return { etag };
	} catch ( thrown ) {
		throw await withNames( thrown, move );
	}
}

/** The chart cuts a loop: one of its people is shown at the top although they have a manager. */
async function refuseUnlessInLoop( { person, from }: Move ) {
	const { body } = await getReportingChain( transport, person.id );
	const manager = body.data[ 1 ] ?? null;
	if ( ( manager?.id ?? null ) !== ( from?.id ?? null ) ) {
		throw refusal(
			manager
				? sprintf(
						/* translators: 1: a name, 2: the manager's name. */
						__(
							'Someone else has just moved %1$s, who now reports to %2$s. Nothing was changed.',
							'svc'
						),
						person.name,
						manager.name
					)
				: sprintf(
						/* translators: %s: a name. */
						__(
							'Someone else has just moved %s, who now has no manager. Nothing was changed.',
							'svc'
						),
						person.name
					)
		);
	}
}

/** The error with names in place of user IDs. */
async function withNames( thrown: unknown, { person, to }: Move ) {
	if ( hasStatus( thrown, 404 ) ) {
		return refusal( notInChart( person ) );
	}
	if ( ! to || ! hasStatus( thrown, 400 ) ) {
		return thrown;
	}
	const chain = await getReportingChain( transport, to.id ).then(
		( { body } ) => body.data,
		( failure: unknown ) => failure
	);
	if ( ! Array.isArray( chain ) ) {
		return hasStatus( chain, 404 ) ? refusal( notInChart( to ) ) : thrown;
	}
	const end = ( chain as Person[] ).findIndex(
		( { id } ) => id === person.id
	);
	return end < 0
		? thrown
		: refusal( loopText( ( chain as Person[] ).slice( 0, end + 1 ) ) );
}

const notInChart = ( { name }: Person ) =>
	sprintf(
		/* translators: %s: a name. */
		__( '%s is no longer in the org chart. Nothing was changed.', 'svc' ),
		name
	);

const refusal = ( message: string ) =>
	new ContractError( { code: 'rest_invalid_param', message, status: 400 } );
