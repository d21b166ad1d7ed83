import type {
	LeadFormSubmission,
	LeadItem,
	LeadPage,
	PublicForm,
} from '../../client/src/lead-pages';
import type { Site } from '../host/site';

export interface Answered {
	status: number;
	headers: Headers;
	body: unknown;
}

let made = 0;

/** Without digits, so that no text passes for the number of a card. */
const letters = ( number: number ) =>
	String( number ).replace(
		/\d/g,
		( digit ) => 'kqvwxzyhgb'[ Number( digit ) ]!
	);

/** Begins the addresses of one run. */
const run = letters( Date.now() );

/** Lead pages of a host with fixtures, and what visitors send to them. */
export class LeadSite {
	constructor( private readonly site: Site ) {}

	async call(
		method: string,
		path: string,
		body?: object,
		headers: Record< string, string > = {}
	): Promise< Answered > {
		const response = await fetch( `${ this.site.url }/wp-json${ path }`, {
			method,
			headers: { 'Content-Type': 'application/json', ...headers },
			...( body && { body: JSON.stringify( body ) } ),
		} );
		return {
			status: response.status,
			headers: response.headers,
			body: await response.json(),
		};
	}

	async asAdministrator< Body >(
		method: string,
		path: string,
		body?: object
	): Promise< Body > {
		const { user, applicationPassword } = this.site.login;
		const { status, body: answer } = await this.call( method, path, body, {
			Authorization: `Basic ${ Buffer.from( `${ user }:${ applicationPassword }` ).toString( 'base64' ) }`,
		} );
		if ( status >= 300 ) {
			throw new Error(
				`${ method } ${ path } gave ${ status } ${ JSON.stringify( answer ) }`
			);
		}
		return answer as Body;
	}

	/** A published page of a new loan officer. */
	async page(): Promise< LeadPage > {
		const login = `lead-${ run }-${ made++ }`;
		const [ account ] = await this.asAdministrator< { id: number }[] >(
			'POST',
			'/fixture/v1/users',
			{ users: [ { login } ] }
		);
		await this.asAdministrator( 'POST', '/users/v1/profiles', {
			user_id: account!.id,
			first_name: 'Kim',
			last_name: 'Vale',
			email: `${ login }@example.com`,
			role: 'loan_officer',
			nmls_id: '123456',
		} );
		return this.asAdministrator( 'POST', '/lead-pages/v1/pages', {
			title: 'A page under load',
			status: 'publish',
			owner_user_id: account!.id,
		} );
	}

	/** What a person whom no other test knows sends. */
	async submissions( pageId: number ) {
		const form = (
			await this.call( 'GET', `/lead-pages/v1/pages/${ pageId }/form` )
		).body as PublicForm;
		const consents = Object.fromEntries(
			form.consents.map( ( { key, text_hash } ) => [ key, text_hash ] )
		);
		// A form that is sent within two seconds is spam.
		await new Promise( ( resolve ) => setTimeout( resolve, 2100 ) );
		return ( number: number ): LeadFormSubmission => ( {
			page_id: pageId,
			token: form.token,
			fields: {
				first_name: 'Ana',
				last_name: 'Vega',
				email: `${ run }-${ letters( number ) }@example.com`,
			},
			consents,
		} );
	}

	submit( body: object, key: string ): Promise< Answered > {
		return this.call( 'POST', '/lead-pages/v1/submissions', body, {
			'Idempotency-Key': key,
		} );
	}

	async leads( pageId: number, folder = 'inbox' ): Promise< LeadItem[] > {
		const all: LeadItem[] = [];
		for ( let page = 1; ; page++ ) {
			const { data, pages } = await this.asAdministrator< {
				data: LeadItem[];
				pages: number;
			} >(
				'GET',
				`/lead-pages/v1/leads?page_id=${ pageId }&folder=${ folder }&per_page=100&page=${ page }`
			);
			all.push( ...data );
			if ( page >= pages ) {
				return all;
			}
		}
	}
}
