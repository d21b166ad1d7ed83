import { expect, it } from 'vitest';
import { people, type Person } from '../../support/people';
import { as } from '../../support/world';

it( 'shows brackets in what people write, and runs no shortcode of theirs', async () => {
	const [ ana ] = ( await people( {
		role: 'loan_officer',
		bio: '[caption width="300" caption="run"]text[/caption]',
		job_title: '[audio src="https://example.com/a.mp3"]',
	} ) ) as [ Person ];
	const post = await as.manager.post( '/wp/v2/posts', {
		status: 'draft',
		title: 'Card',
		content: `<!-- wp:svc/person-card {"profileId":${ ana.profileId },"fields":["title","bio"],"structuredData":true} /-->`,
	} );
	const { id, content } = post.body as {
		id: number;
		content: { rendered: string };
	};
	await as.manager.delete( `/wp/v2/posts/${ id }`, {
		query: { force: 'true' },
	} );
	expect( content.rendered ).toContain( '&#91;caption width=' );
	expect( content.rendered ).not.toContain( 'wp-caption' );
	expect( content.rendered ).not.toContain( '<audio' );
} );
