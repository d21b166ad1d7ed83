import { __ } from '@wordpress/i18n';
import type { Draft } from '../../shared/form/draft';
import type { FieldRow } from '../../shared/form/field-row';

/** The name of the field of an account that does not exist yet; WordPress's own. */
const name = 'account.username';

/** WordPress's rule for user names, which is stricter on networks. */
export function usernameRow( isNetwork: boolean ): FieldRow {
	const rule = isNetwork
		? __(
				'At least 4 lower case letters (a–z) and digits, at least one of them a letter.',
				'svc'
			)
		: __(
				'Letters without accents, digits, spaces, and the characters _ . - @.',
				'svc'
			);
	return {
		name,
		label: __( 'Username', 'svc' ),
		kind: 'text',
		max: 60,
		pattern: isNetwork
			? '^(?=.*[a-z])[a-z0-9]{4,}$'
			: '^[A-Za-z0-9 _.@\\-]+$',
		patternHint: rule,
		required: true,
		editor: 'administrator',
		help: `${ rule } ${ __( 'It cannot be changed later.', 'svc' ) }`,
	};
}

/** Changes to a draft, with a new suggestion if the username is still the last one. */
export function withUsername(
	draft: Draft,
	changes: Draft,
	isNetwork: boolean
): Draft {
	const isOwn = draft[ name ] !== suggestedUsername( draft, isNetwork );
	return name in changes || isOwn
		? changes
		: {
				...changes,
				[ name ]: suggestedUsername(
					{ ...draft, ...changes },
					isNetwork
				),
			};
}

/** A username from the e-mail address, or from the name where there is no address yet. */
export function suggestedUsername(
	{ email, first_name, last_name }: Draft,
	isNetwork: boolean
): string {
	const [ local = '', domain ] = String( email ?? '' ).split( '@' );
	if ( domain !== undefined ) {
		const stem = allowedIn( local, isNetwork );
		// As an import does.
		return isNetwork && stem ? stem.padEnd( 4, 'user' ) : stem;
	}
	return [ first_name, last_name ]
		.map( ( part ) => allowedIn( String( part ?? '' ), isNetwork ) )
		.filter( Boolean )
		.join( isNetwork ? '' : '.' );
}

const allowedIn = ( text: string, isNetwork: boolean ) =>
	text
		.normalize( 'NFKD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( isNetwork ? /[^a-z0-9]/g : /[^a-z0-9._-]/g, '' )
		.slice( 0, 50 );
