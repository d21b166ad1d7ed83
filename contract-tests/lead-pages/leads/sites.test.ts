import { expect, it } from 'vitest';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { newMark } from '../../support/people';
import { host } from '../../support/site';

/** What a lead page leaves on a site beside its leads, which have rows of more columns. */
const rowsOf = ( site: number ) => [
	`INSERT INTO {svc_consent_texts} (site_id, page_id, consent, text_hash, text, created_at) VALUES (${ site }, 1, 'contact', '${ '0'.repeat( 64 ) }', 'You may call me.', 1)`,
	`INSERT INTO {svc_consent_evidence} (site_id, reference, name, phone, email_hash, consents, given_at) VALUES (${ site }, 'ABCDEFGHJKLM', 'Ana', '', '', '[]', 1)`,
	`INSERT INTO {svc_lead_days} (site_id, page_id, day) VALUES (${ site }, 1, '2026-01-31')`,
	`INSERT INTO {svc_lead_counts} (site_id, folder, status, owner_user_id, page_id, source, number) VALUES (${ site }, 'inbox', 'new', 0, 1, 'page', 1)`,
	`INSERT INTO {svc_lead_words} (site_id, word, lead_id) VALUES (${ site }, 'ana', 1999999999)`,
];

it.runIf( host.network )(
	'a site that is deleted takes all of its leads and pages along',
	async () => {
		const { id } = await fixture< { id: number } >( 'POST', '/sites', {
			path: `/${ newMark() }/`,
		} );
		await control.sql( rowsOf( id ) );
		await fixture( 'DELETE', `/sites/${ id }`, {} );
		const left = rowsOf( id ).map(
			( statement ) =>
				`SELECT '${ /svc_\w+/.exec( statement )![ 0 ] }' AS place FROM ${ /\{\w+\}/.exec( statement )![ 0 ] } WHERE site_id = ${ id }`
		);
		expect( await control.sql( [ left.join( ' UNION ' ) ] ) ).toEqual( [] );
	}
);
