import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { commentAuthorAvatar } from '@wordpress/icons';
import { listProfiles } from '../../../client/src/users/profiles.js';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { useLater } from '../../shared/use-later';
import { fullName, roleName } from '../../shared/people/names';
import type { CommandLoader } from '.';

/** People by what has been typed, asked of the server from the second letter on. */
export function useFoundPeople( {
	search,
}: {
	search: string;
} ): CommandLoader {
	const words = useLater( search.trim() );
	const isAsked = words.length >= 2;
	const { value, isWaiting } = useAnswer(
		isAsked ? words : null,
		async ( signal ) => {
			const query = { search: words.slice( 0, 100 ), per_page: 8 };
			return ( await listProfiles( transport, query, { signal } ) ).body
				.data;
		}
	);
	const commands = useMemo(
		() =>
			( isAsked ? ( value ?? [] ) : [] ).map( ( person ) => ( {
				name: `svc/person-${ person.id }`,
				label: sprintf(
					/* translators: 1: a person's name, 2: job title or role. */
					__( '%1$s, %2$s', 'svc' ),
					fullName( person ),
					person.job_title || roleName( person.role )
				),
				// The palette looks for what was typed in label and keywords; the server has already done so.
				searchLabel: `${ fullName( person ) } ${ person.email } ${ words }`,
				icon: commentAuthorAvatar,
				callback: ( { close }: { close: () => void } ) => {
					close();
					window.location.assign(
						`admin.php?page=svc-people&person=${ person.id }`
					);
				},
			} ) ),
		[ value, isAsked, words ]
	);
	return { commands, isLoading: isWaiting };
}
