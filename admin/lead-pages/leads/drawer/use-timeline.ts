import { useState } from '@wordpress/element';
import {
	listLeadEvents,
	type LeadEvent,
} from '../../../../client/src/lead-pages/index';
import { withNames, type Names } from '../../../shared/people/authors';
import { transport } from '../../../shared/transport';
import { useAnswer, type Asked } from '../../../shared/use-answer';
import { withPeople } from '../../shared/names';

interface Timeline {
	events: LeadEvent[];
	total: number;
	/** Of the people in it. */
	names: Names;
}

const people = ( {
	actor_user_id: actor,
	kind,
	data,
}: LeadEvent ): unknown[] =>
	kind === 'owner' ? [ actor, data[ 'from' ], data[ 'to' ] ] : [ actor ];

const isUser = ( id: unknown ): id is number => typeof id === 'number';

/** Owners are named as everywhere on the screen; other accounts, such as an administrator's, by WordPress. */
async function namesOf(
	events: readonly LeadEvent[],
	signal: AbortSignal
): Promise< Names > {
	const ids = [ ...new Set( events.flatMap( people ).filter( isUser ) ) ];
	const known = await withPeople( new Map(), ids, signal ).catch(
		(): Names => new Map()
	);
	return withNames( known, ids, signal );
}

/**
 * What happened to a lead, newest first.
 *
 * @param id
 * @param version It is read again when this changes.
 */
export function useTimeline(
	id: number,
	version: unknown
): Asked< Timeline > & { more: () => void } {
	const [ pages, setPages ] = useState( 1 );
	const asked = useAnswer(
		JSON.stringify( [ id, pages, version ] ),
		async ( signal ) => {
			const answers = await Promise.all(
				Array.from( { length: pages }, ( _, at ) =>
					listLeadEvents(
						transport,
						id,
						at === 0 ? {} : { page: at + 1 },
						{ signal }
					)
				)
			);
			const events = answers.flatMap( ( { body } ) => body.data );
			return {
				events,
				total: answers[ 0 ]?.body.total ?? 0,
				names: await namesOf( events, signal ),
			};
		}
	);
	return { ...asked, more: () => setPages( ( last ) => last + 1 ) };
}
