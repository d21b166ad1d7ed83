import { __, sprintf } from '@wordpress/i18n';
import { ContractError } from '../../../client/src/errors.js';
import {
	getIntranetProfile,
	updateIntranetProfile,
} from '../../../client/src/users/intranet/intranet-profiles.js';
import { getReportingChain } from '../../../client/src/users/intranet/org-chart.js';
import { hasStatus } from '../../shared/failure';
import { transport } from '../../shared/transport';
import { circle } from './words';

export interface Somebody {
	id: number;
	name: string;
}

export interface Move {
	person: Somebody;
	/** Null is the top. */
	from: Somebody | null;
	to: Somebody | null;
}

/** Somebody else writes now and then in between; more often than this they would have to hurry. */
const attempts = 3;

/**
 * Gives somebody another manager, if they still have the one that the screen shows. A change of anything else of theirs in the
 * meantime does not matter.
 *
 * @throws {ContractError} In words that name who is meant.
 */
export async function carryOut( move: Move ): Promise< void > {
	for ( let left = attempts; left > 0; left-- ) {
		const { etag } = await asShown( move );
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
				throw await inWords( thrown, move );
			}
		}
	}
}

/** Their validator, unless the screen is behind. */
async function asShown( move: Move ) {
	const { person, from } = move;
	try {
		const { body, etag } = await getIntranetProfile( transport, person.id );
		if ( body.reports_to !== ( from?.id ?? null ) ) {
			await refuseUnlessCut( move );
		}
		return { etag };
	} catch ( thrown ) {
		throw await inWords( thrown, move );
	}
}

/** Where a circle is cut, the chart has somebody on top who names a manager all the same. */
async function refuseUnlessCut( { person, from }: Move ) {
	const { body } = await getReportingChain( transport, person.id );
	const manager = body.data[ 1 ] ?? null;
	if ( ( manager?.id ?? null ) !== ( from?.id ?? null ) ) {
		throw refusal(
			manager
				? sprintf(
						/* translators: 1: a name, 2: the manager's name. */
						__(
							'Somebody else has just moved %1$s, who reports to %2$s now. You have changed nothing.',
							'svc'
						),
						person.name,
						manager.name
					)
				: sprintf(
						/* translators: %s: a name. */
						__(
							'Somebody else has just moved %s, who has no manager now. You have changed nothing.',
							'svc'
						),
						person.name
					)
		);
	}
}

/** Why not, for somebody who sees names and no numbers. */
async function inWords( thrown: unknown, { person, to }: Move ) {
	if ( hasStatus( thrown, 404 ) ) {
		return refusal( hasLeft( person ) );
	}
	if ( ! to || ! hasStatus( thrown, 400 ) ) {
		return thrown;
	}
	const way = await getReportingChain( transport, to.id ).then(
		( { body } ) => body.data,
		( failure: unknown ) => failure
	);
	if ( ! Array.isArray( way ) ) {
		return hasStatus( way, 404 ) ? refusal( hasLeft( to ) ) : thrown;
	}
	const end = ( way as Somebody[] ).findIndex(
		( { id } ) => id === person.id
	);
	return end < 0
		? thrown
		: refusal( circle( ( way as Somebody[] ).slice( 0, end + 1 ) ) );
}

const hasLeft = ( { name }: Somebody ) =>
	sprintf(
		/* translators: %s: a name. */
		__(
			'%s is no longer part of the organisation. You have changed nothing.',
			'svc'
		),
		name
	);

const refusal = ( message: string ) =>
	new ContractError( { code: 'rest_invalid_param', message, status: 400 } );
