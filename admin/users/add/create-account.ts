import apiFetch from '@wordpress/api-fetch';
import { boot } from '../../shared/boot';
import { ContractError } from '../../../client/src/errors.js';
import { isErrorBody } from '../../../client/src/wire.js';
import type { Choice } from '../../shared/pick';
import type { Draft } from '../../shared/form/draft';

/** The e-mail address of an account; empty where it is not a member of this site. */
export async function emailOf( { value }: Choice ): Promise< string > {
	const [ account ] = await apiFetch< { email?: string }[] >( {
		path: `/wp/v2/users?include=${ value }&context=edit&_fields=email`,
	} ).catch( () => [] );
	return account?.email ?? '';
}

/** It is never shown: the owner sets a password of their own. */
const newPassword = () =>
	Array.from( crypto.getRandomValues( new Uint8Array( 32 ) ), ( byte ) =>
		byte.toString( 36 )
	).join( '' );

/** An account by WordPress's own endpoint, with WordPress's own rules and errors. */
export async function createAccount( draft: Draft ): Promise< Choice > {
	const { defaultRole } = boot();
	try {
		const made = await apiFetch< { id: number; name: string } >( {
			path: '/wp/v2/users',
			method: 'POST',
			data: {
				username: draft[ 'account.username' ],
				email: draft.email,
				first_name: draft.first_name,
				last_name: draft.last_name,
				name: `${ String( draft.first_name ) } ${ String( draft.last_name ) }`,
				password: newPassword(),
				...( defaultRole && { roles: [ defaultRole ] } ),
			},
		} );
		return { value: String( made.id ), label: made.name };
	} catch ( thrown ) {
		throw accountFailure( thrown );
	}
}

/** On a network, WordPress puts the specific errors below a general one. */
interface AccountError {
	code: string;
	message: string;
	additional_errors?: AccountError[];
}

/** WordPress's error by the name of the field that it is about. */
export function accountFailure( thrown: unknown ): unknown {
	if ( ! isErrorBody( thrown ) ) {
		return thrown;
	}
	const { additional_errors: below }: AccountError = thrown;
	const { code, message } = below?.[ 0 ] ?? thrown;
	const field = /email/.test( code ) ? 'email' : 'account.username';
	return new ContractError( {
		code,
		message,
		status: thrown.data?.status ?? 0,
		...( /exist|user_?name|user_login|email/.test( code ) && {
			params: { [ field ]: textOfHtml( message ) },
		} ),
	} );
}

/** WordPress's messages have markup. */
const textOfHtml = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent;
