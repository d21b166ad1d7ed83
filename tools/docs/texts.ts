import { components } from '../../client/src/components';
import type { KnownErrorCode } from '../../client/src/error-schemas';
import type {
	AbilityTexts,
	ComponentTexts,
	Example,
	Operation,
} from './component-texts';
import type { EndpointName } from './site';

/** The folder has the component's name, so that a component adds its texts without a line elsewhere. */
const found = await Promise.all(
	Object.keys( components ).map( async ( name ) => {
		const { texts } = ( await import( `./${ name }/texts.ts` ) ) as {
			texts: ComponentTexts;
		};
		return texts;
	} )
);

const together = < Member extends keyof ComponentTexts >(
	member: Member
): NonNullable< ComponentTexts[ Member ] > =>
	Object.assign( {}, ...found.map( ( texts ) => texts[ member ] ) );

/** A test names the endpoints that have none. */
export const operations = together( 'operations' ) as Record<
	EndpointName,
	Operation
>;

export const examples = together( 'examples' ) as Record<
	EndpointName,
	Example
>;

export const abilityTexts = together( 'abilities' ) as Partial<
	Record< string, AbilityTexts< EndpointName > >
>;

export const whoByCategory = together( 'whoByCategory' );
export const tags = together( 'tags' );
export const things = together( 'things' );
export const remarks = together( 'remarks' );

/** Fields that may only be sent back as they were read, which the arguments of OPTIONS do not state. */
export const readOnly = [ 'id', 'avatar_url' ];

export const ids: Record< string, string > = {
	id: '12',
	user_id: '34',
	token: 'f1d2d2f924e986ac86fdf7b36c94bcdf…',
};

/** Who may do what. */
export const permissions = {
	columns: [
		'anonymous, account without profile',
		'realtor partner',
		'person',
		'owner (own profile)',
		'may manage',
	],
	rows: together( 'permissions' ),
};

export const errors = {
	rest_invalid_param:
		'A value is malformed, unknown, missing or points to nothing; `data.params` says what is wrong with which field.',
	rest_forbidden:
		'The caller may not. Where only some fields are the matter, `data.params` names them.',
	rest_precondition_failed:
		'`If-Match` names another state: it has changed since it was read.',
	rest_busy:
		'Another writer holds the lock for longer than a few seconds. Nothing was written, and nothing of it will be; `Retry-After` says when to send it again. Any change may answer so.',
	...together( 'errors' ),
} as Record< KnownErrorCode, string >;

export const refusals = {
	rest_invalid_param: {
		code: 'rest_invalid_param',
		message:
			'Invalid parameter(s): email. This must be an e-mail address, such as jane@example.com.',
		data: {
			status: 400,
			params: {
				email: 'This must be an e-mail address, such as jane@example.com.',
			},
		},
	},
	rest_forbidden: {
		code: 'rest_forbidden',
		message: 'Sorry, you are not allowed to do that.',
		data: { status: 403 },
	},
	rest_precondition_failed: {
		code: 'rest_precondition_failed',
		message:
			'This has been changed since you read it. Read it again, then repeat your change with the new ETag.',
		data: { status: 412 },
	},
	rest_busy: {
		code: 'rest_busy',
		message:
			'Another change is being made at the moment. Nothing was changed; try again in a few seconds.',
		data: { status: 503 },
	},
	...together( 'refusals' ),
} as Record< KnownErrorCode, object >;
