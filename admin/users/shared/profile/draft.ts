import type {
	IntranetProfile,
	IntranetProfileChanges,
} from '../../../../client/src/users/intranet/intranet-profile-schemas.js';
import type {
	Profile,
	ProfileChanges,
} from '../../../../client/src/users/profile-schemas.js';
import { socialNetworks } from '../../../../client/src/users/vocabulary.js';

export interface DraftPhoto {
	id: number;
	siteId: number;
	url: string;
}

export type Value =
	string | number | boolean | null | readonly string[] | DraftPhoto;

/**
 * All that a form edits, by the names that the server gives its errors: `social.twitter`, `meta.svc_department`.
 * What is of the internal profile has `intranet.` before its name; the photo is one thing, `avatar`.
 */
export type Draft = Readonly< Record< string, Value > >;

const ofProfile = [
	'first_name',
	'last_name',
	'email',
	'role',
	'nmls_id',
	'job_title',
	'phone',
	'company',
	'bio',
	'user_id',
] as const;

const ofIntranet = [
	'office_location',
	'extension',
	'start_date',
	'bio',
	'skills',
] as const;

export function draftOf(
	profile: Profile,
	intranet: IntranetProfile | null
): Draft {
	return {
		...Object.fromEntries(
			ofProfile.map( ( name ) => [ name, profile[ name ] ] )
		),
		avatar: photoOf( profile ),
		...Object.fromEntries(
			socialNetworks.map( ( name ) => [
				`social.${ name }`,
				profile.social[ name ] ?? '',
			] )
		),
		...Object.fromEntries(
			Object.entries( profile.meta ).map( ( [ name, value ] ) => [
				`meta.${ name }`,
				value as Value,
			] )
		),
		...( intranet &&
			Object.fromEntries(
				ofIntranet.map( ( name ) => [
					`intranet.${ name }`,
					intranet[ name ] ?? '',
				] )
			) ),
	};
}

const photoOf = ( profile: Profile ): DraftPhoto | null =>
	profile.avatar_id === null
		? null
		: {
				id: profile.avatar_id,
				siteId: profile.avatar_site_id ?? 1,
				url: profile.avatar_url,
			};

export const isSame = ( one: Value | undefined, other: Value | undefined ) =>
	JSON.stringify( one ?? '' ) === JSON.stringify( other ?? '' );

export const changedKeys = ( before: Draft, after: Draft ): string[] =>
	Object.keys( after ).filter(
		( key ) => ! isSame( before[ key ], after[ key ] )
	);

/** What of a draft goes where: nothing for a place that has not changed. */
export function bodiesOf(
	draft: Draft,
	keys: readonly string[]
): {
	profile: ProfileChanges | null;
	intranet: IntranetProfileChanges | null;
} {
	const profile: Record< string, unknown > = {};
	const intranet: Record< string, unknown > = {};
	for ( const key of keys ) {
		const [ group, name ] = split( key );
		const value = draft[ key ] ?? null;
		if ( key === 'avatar' ) {
			const photo = value as DraftPhoto | null;
			profile.avatar_id = photo?.id ?? null;
			profile.avatar_site_id = photo?.siteId ?? null;
		} else if ( group === 'intranet' ) {
			intranet[ name ] = value;
		} else if ( group === '' ) {
			profile[ name ] = value;
		} else {
			profile[ group ] = {
				...( profile[ group ] as object | undefined ),
				[ name ]: value,
			};
		}
	}
	return {
		profile: Object.keys( profile ).length > 0 ? profile : null,
		intranet: Object.keys( intranet ).length > 0 ? intranet : null,
	};
}

function split( key: string ): [ string, string ] {
	const dot = key.indexOf( '.' );
	return dot < 0
		? [ '', key ]
		: [ key.slice( 0, dot ), key.slice( dot + 1 ) ];
}

/** The server's complaints, at the names of a draft. */
export function complaintsOf(
	params: Record< string, string >,
	isOfIntranet: boolean
): Record< string, string > {
	return Object.fromEntries(
		Object.entries( params ).map( ( [ name, text ] ) => {
			if ( /^avatar_/.test( name ) ) {
				return [ 'avatar', text ];
			}
			return [
				isOfIntranet
					? `intranet.${ name.replace( /^(skills)\..*$/, '$1' ) }`
					: name,
				text,
			];
		} )
	);
}
