import type { Draft, Value } from '../../../shared/form/draft';
import type {
	IntranetProfile,
	IntranetProfileChanges,
} from '../../../../client/src/users/intranet/intranet-profile-schemas.js';
import type {
	Profile,
	ProfileChanges,
} from '../../../../client/src/users/profile-schemas.js';

/** A photo in a draft, under the name `avatar`. */
export type DraftPhoto = Readonly< {
	id: number;
	siteId: number;
	url: string;
} >;

/**
 * A person as a draft. Its names are those that the server gives its errors, such as `social.twitter` and
 * `meta.svc_department`; fields of the intranet profile have `intranet.` before them.
 *
 * @param profile
 * @param intranet Null for realtor partners; the draft then has none of its fields.
 * @param names    Of the fields.
 */
export function draftOf(
	profile: Profile,
	intranet: IntranetProfile | null,
	names: Iterable< string >
): Draft {
	const draft: Record< string, Value > = { avatar: photoOf( profile ) };
	for ( const name of names ) {
		const [ group, member ] = split( name );
		if ( group !== 'intranet' ) {
			const record = group === '' ? profile : memberOf( profile, group );
			const value = memberOf( record, member );
			draft[ name ] = value === undefined ? '' : ( value as Value );
		} else if ( intranet ) {
			draft[ name ] = ( memberOf( intranet, member ) ?? '' ) as Value;
		}
	}
	return draft;
}

const memberOf = ( record: unknown, name: string ): unknown =>
	( record as Record< string, unknown > | undefined )?.[ name ];

const photoOf = ( profile: Profile ): DraftPhoto | null =>
	profile.avatar_id === null
		? null
		: {
				id: profile.avatar_id,
				siteId: profile.avatar_site_id ?? 1,
				url: profile.avatar_url,
			};

/** The named fields of a draft as the bodies of two requests; null where nothing is to be sent. */
export function bodiesOf(
	draft: Draft,
	names: readonly string[]
): {
	profile: ProfileChanges | null;
	intranet: IntranetProfileChanges | null;
} {
	const profile: Record< string, unknown > = {};
	const intranet: Record< string, unknown > = {};
	for ( const key of names ) {
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

/** The server's errors, by the names of a draft. */
export function errorsOf(
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
					? `intranet.${ name.replace(
							/^(skills|dotted_manager_ids)\..*$/,
							'$1'
						) }`
					: name,
				text,
			];
		} )
	);
}
