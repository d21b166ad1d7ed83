import { expect, it } from 'vitest';
import { ContractError } from '../../../client/src/errors.js';
import { importFailure } from './import-failure';

const refused = ( params: Record< string, string > ) =>
	new ContractError( {
		code: 'rest_invalid_param',
		message: 'Invalid parameters.',
		status: 400,
		params,
	} );
const required = 'This is required.';

it.each( [
	[
		'another file',
		{ format: required, name: required },
		undefined,
		/no exp/,
	],
	[ 'no version', { format_version: required }, undefined, /no exp/ ],
	[ 'a newer file', { format_version: 'At most 1.', name: 'x' }, 2, /newer/ ],
	[
		'a newer file of another format',
		{ format: 'x', format_version: 'x' },
		2,
		/no exp/,
	],
	[
		'several problems',
		{ name: required, content: required, 'theme.a': 'No.' },
		1,
		/^Name: This is required\. Content: This is required\. theme\.a: No\.$/,
	],
] )( 'says what is wrong with %s', ( _name, params, version, text ) => {
	expect(
		importFailure( refused( params ), { format_version: version } )
	).toMatch( text );
} );

it( 'says what went wrong where it is not the file', () => {
	expect( importFailure( new TypeError(), { format_version: 1 } ) ).toMatch(
		/could not be reached/
	);
} );
