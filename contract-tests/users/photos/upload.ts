import { expect } from 'vitest';
import type { Photo } from '../../../client/src/users/photo-schemas';
import type { Api, Extras } from '../../support/api';
import { photos, profile } from '../../support/paths';
import { base64, png } from './pictures';

export async function upload(
	member: Api,
	{ picture = png( 40, 30 ), ...extras }: Extras & { picture?: Buffer } = {}
): Promise< Photo > {
	const answer = await member.post(
		photos,
		{ image: base64( picture ) },
		extras
	);
	expect( answer ).toAnswer( 'uploadPhoto' );
	return answer.body as Photo;
}

export const show = (
	member: Api,
	profileId: number,
	{ avatar_id, avatar_site_id }: Photo
) => member.put( profile( profileId ), { avatar_id, avatar_site_id } );

/** A host may redirect from a deleted file. */
export const isThere = async ( url: string ) =>
	( await fetch( url, { redirect: 'manual' } ) ).ok;
