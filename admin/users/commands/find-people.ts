import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { commentAuthorAvatar } from '@wordpress/icons';
import { listProfiles } from '../../../client/src/users/profiles.js';
import { opens, type CommandLoader } from '../../shared/palette';
import { fullName } from '../../shared/people/names';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { useDebounced } from '../../shared/use-debounced';

const fewest = 2;
const shown = 8;

/** People whose name or e-mail has what was typed, then those who nearly match it, asked of the server from the second letter on. */
export const useFoundPeople: CommandLoader[ 'hook' ] = ( { search } ) => {
	const words = useDebounced( search.trim() );
	const isAsked = words.length >= fewest;
	const { value, isWaiting } = useAnswer(
		isAsked ? words : null,
		async ( signal ) => {
			const query = {
				search: words.slice( 0, 100 ),
				per_page: shown,
				close: true,
			};
			const { body } = await listProfiles( transport, query, { signal } );
			return [ ...body.data, ...( body.close ?? [] ) ];
		}
	);
	const commands = useMemo(
		() =>
			( isAsked ? ( value ?? [] ) : [] ).map( ( person ) => ( {
				name: `svc/person-${ person.id }`,
				label: sprintf(
					/* translators: 1: a person's name, 2: job title or e-mail address. */
					__( '%1$s, %2$s', 'svc' ),
					fullName( person ),
					person.job_title || person.email
				),
				// The server has searched already, also by e-mail and what is misspelt: the palette must find its words again.
				searchLabel: `${ fullName( person ) } ${ person.email } ${ words }`,
				icon: commentAuthorAvatar,
				callback: opens( 'svc-people', `&person=${ person.id }` ),
			} ) ),
		[ value, isAsked, words ]
	);
	return { commands, isLoading: isWaiting };
};
