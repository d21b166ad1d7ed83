import { administrator, type Hosts } from './hosts';
import type { Visitors } from './round';
import { fileBookmarks } from './sample/bookmarks';
import { sampleChart, type ChartSample } from './sample/chart';
import { sampleDirectory, type DirectorySample } from './sample/directory';
import { sampleLeads, type LeadSample } from './sample/leads';
import { join, stranger } from './sample/member';
import { publishPosts } from './sample/posts';
import { sampleProfiles, type ProfileSample } from './sample/profiles';
import { sampleTemplate } from './sample/template';
import type { Visitor } from './visitor';

/** Data of the company for requests: a person's ids, and words that few names have. */
export interface Sample {
	profiles: ProfileSample;
	directory: DirectorySample;
	chart: ChartSample;
	/** ID of an e-mail template. */
	template: number;
	leads: LeadSample;
}

/** Looks around as the administrator, then signs in as a member of staff, and as an editor of the other site. */
export async function meet( {
	own,
	plain,
}: Hosts ): Promise< { sample: Sample; visitors: Visitors } > {
	const admin = administrator( own );
	const { sample: profiles, person } = await sampleProfiles( admin );
	const member = await join( own, admin, person.user_id );
	await fileBookmarks( member, await publishPosts( own ) );
	const sample = {
		profiles: {
			...profiles,
			etag: await member.etag( `users/v1/profiles/${ person.id }` ),
		},
		directory: await sampleDirectory( admin, person ),
		chart: await sampleChart( member ),
		template: await sampleTemplate( admin ),
		leads: await sampleLeads( own, admin ),
	};
	admin.leave();
	return {
		sample,
		visitors: { own: member, plain: await meetPlain( plain ) },
	};
}

async function meetPlain( plain: Hosts[ 'plain' ] ): Promise< Visitor > {
	const admin = administrator( plain );
	const { status } = await admin.get( 'users/v1' );
	if ( status !== 404 ) {
		throw new Error( 'The site without the plugin has its routes.' );
	}
	await publishPosts( plain );
	const member = await join( plain, admin, await stranger( admin ) );
	admin.leave();
	return member;
}
