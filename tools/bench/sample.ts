import type { Site } from '../host/site';
import { fileBookmarks } from './sample/bookmarks';
import { sampleChart, type ChartSample } from './sample/chart';
import { sampleDirectory, type DirectorySample } from './sample/directory';
import { join } from './sample/member';
import { sampleProfiles, type ProfileSample } from './sample/profiles';
import { basic, Visitor } from './visitor';

/** What the company looks like from outside: somebody's ids, and words that few have. */
export interface Sample {
	profiles: ProfileSample;
	directory: DirectorySample;
	chart: ChartSample;
}

/** Looks around as the administrator, then asks as an ordinary member of staff. */
export async function meet(
	site: Site
): Promise< { sample: Sample; member: Visitor } > {
	const login = basic( site.login.user, site.login.applicationPassword );
	const admin = new Visitor( site.rest, login );
	const { sample: profiles, person } = await sampleProfiles( admin );
	const member = await join( site, admin, person.user_id );
	await fileBookmarks( site, login, member );
	const sample = {
		profiles: {
			...profiles,
			etag: await member.etag( `users/v1/profiles/${ person.id }` ),
		},
		directory: await sampleDirectory( admin, person ),
		chart: await sampleChart( member ),
	};
	admin.leave();
	return { sample, member };
}
