import type { Api } from './api';

export interface Account {
	id: number;
	login: string;
	/** The login password. */
	password: string;
	application_password: string;
}

export interface UserSpec {
	login: string;
	email?: string;
	/** Null makes a member of no site. */
	role?: string | null;
	/** Id of the network's site, where it is not the main one. */
	site?: number;
}

export interface Attachment {
	id: number;
	site: number;
	url: string;
}

export interface Recorded {
	name: string;
	things: { id: number }[];
}

/** What the entry of a component declares. */
export interface DeclaredComponent {
	tables: string[];
	/** Of its blocks in the inserter. */
	category: string | null;
	blocks: string[];
	screens: { page: string; chunks: string[] }[];
}

type Removal = 'wp_delete_user' | 'wpmu_delete_user' | 'remove_user_from_blog';

/** Requests to tools/host/fixtures as an administrator, for what WordPress's REST API does not offer. */
export function fixturesOf( admin: Api ) {
	const ask = async < Answer >(
		method: string,
		path: string,
		body: object = {}
	) => {
		const seen = await admin.send( method, `/fixture/v1${ path }`, {
			raw: JSON.stringify( body ),
			headers: { 'Content-Type': 'application/json' },
		} );
		if ( seen.status !== 200 ) {
			throw new Error(
				`${ seen.asked } gave ${ seen.status } ${ seen.text }`
			);
		}
		return seen.body as Answer;
	};

	return {
		createUsers: ( users: UserSpec[] ) =>
			ask< Account[] >( 'POST', '/users', { users } ),
		grant: ( id: number, name: string, site: number ) =>
			ask( 'POST', `/users/${ id }/capability`, {
				name,
				grant: true,
				site,
			} ),
		setRole: ( id: number, role: string, site: number ) =>
			ask( 'POST', `/users/${ id }/role`, { role, site } ),
		mark: ( id: number, mark: 'spam' | 'deleted', on: boolean ) =>
			ask( 'POST', `/users/${ id }/mark`, { mark, on } ),
		removeUser: ( id: number, how: Removal, heir?: number ) =>
			ask( 'POST', '/users/removals', { users: [ id ], how, heir } ),
		removeUsers: ( users: number[], how: Removal ) =>
			ask( 'POST', '/users/removals', { users, how } ),
		attach: ( attachment: object = {} ) =>
			ask< Attachment >( 'POST', '/attachments', attachment ),
		changeAttachment: ( { id, site }: Attachment, change: object ) =>
			ask< Attachment >( 'PUT', `/attachments/${ id }`, {
				...change,
				site,
			} ),
		detach: ( { id, site }: Attachment ) =>
			ask( 'DELETE', `/attachments/${ id }`, { site } ),
		/** HTTP status by error code. */
		errorCodes: () =>
			ask< Record< string, number > >( 'GET', '/error-codes' ),
		components: () =>
			ask< Record< string, DeclaredComponent > >( 'GET', '/components' ),
		option: ( name: string, scope: 'site' | 'network' ) =>
			ask< { value: unknown } >( 'GET', `/options/${ name }`, { scope } ),
		setOption: (
			name: string,
			value: unknown,
			scope: 'all' | 'network' = 'all'
		) => ask( 'PUT', `/options/${ name }`, { value, scope } ),
		clearOption: ( name: string, scope: 'all' | 'network' = 'all' ) =>
			ask( 'DELETE', `/options/${ name }`, { scope } ),
		userMeta: ( id: number, key: string ) =>
			ask< { values: unknown[] } >(
				'GET',
				`/users/${ id }/meta/${ key }`
			),
		setUserMeta: ( id: number, key: string, value: unknown ) =>
			ask( 'PUT', `/users/${ id }/meta/${ key }`, { value } ),
		clearUserMeta: ( id: number, key: string ) =>
			ask( 'DELETE', `/users/${ id }/meta/${ key }` ),
		/** Writes that do not use update_user_meta(). */
		dealWithUserMeta: (
			id: number,
			key: string,
			action:
				| 'add'
				| 'update by id'
				| 'rename'
				| 'delete by id'
				| "delete everybody's",
			details: { value?: unknown; to?: string } = {}
		) =>
			ask( 'POST', `/users/${ id }/meta/${ key }`, {
				action,
				...details,
			} ),
		/** The manager in the user meta of each account, by user ID. */
		managerLinks: () =>
			ask< Record< string, string > >( 'GET', '/manager-links' ),
		setManagers: ( links: Record< number, number | null > ) =>
			ask( 'PUT', '/manager-links', { links } ),
		record: ( on: boolean ) => ask( 'POST', '/actions', { on } ),
		recorded: () => ask< Recorded[] >( 'GET', '/actions' ),
		/** Bypasses WordPress; the network's tables as `{svc_profiles}`. Answers the rows of the last statement. */
		sql: async ( statements: string[] ) =>
			(
				await ask< { rows: Record< string, string | null >[] } >(
					'POST',
					'/sql',
					{ statements }
				)
			).rows,
		tables: () =>
			ask< Record< string, { rows: number; create: string } > >(
				'GET',
				'/tables'
			),
	};
}
