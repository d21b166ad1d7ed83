import { ContractError } from '../src/index';
import { listProfiles } from '../src/users/index';
import { createNodeTransport } from '../src/node-transport';

const transport = createNodeTransport( {
	url: process.env.SVC_URL ?? 'http://localhost:8888',
	user: process.env.SVC_USER ?? 'admin',
	password: process.env.SVC_APPLICATION_PASSWORD ?? '',
} );

try {
	const { body } = await listProfiles( transport, {
		role: 'loan_officer',
		per_page: 10,
	} );
	for ( const person of body.data ) {
		process.stdout.write(
			`${ person.first_name } ${ person.last_name }  NMLS ${ person.nmls_id }  ${ person.phone }\n`
		);
	}
	process.stdout.write(
		`page ${ body.page } of ${ body.pages }, ${ body.total } in all\n`
	);
} catch ( error ) {
	if ( ! ( error instanceof ContractError ) ) {
		throw error;
	}
	process.stderr.write(
		`${ error.status } ${ error.code }: ${ error.message }\n`
	);
	process.exitCode = 1;
}
