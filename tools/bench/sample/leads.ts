import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type {
	LeadFormSubmission,
	PublicForm,
} from '../../../client/src/lead-pages';
import type { Site } from '../../host/site';
import { fillWithLeads, type PageOfLeads } from '../../leads/many';
import type { Visitor } from '../visitor';

const base = 'lead-pages/v1';
const pages = `${ base }/pages`;
const leads = `${ base }/leads`;

const made = z.object( { id: z.number() } );
const list = z.object( { total: z.number(), data: z.array( made ) } );
const people = z.object( {
	data: z.array(
		z.object( { user_id: z.number(), nmls_id: z.string().optional() } )
	),
} );

export interface LeadSample {
	/** IDs of a published page, of its owner, and of one of its leads. */
	page: number;
	owner: number;
	lead: number;
	/** That one lead of 200 has. */
	word: string;
	/** A form of the page, each time of another person. */
	submission: () => LeadFormSubmission;
}

const NUMBER = 100_000;
const OWNERS = 20;
const word = 'Benchmann';

/** Milliseconds; what comes sooner after the form is taken for spam. */
const READING = 2_100;

/** A hundred thousand leads of twenty loan officers, all of which editors see; made where there are fewer. */
export async function sampleLeads(
	site: Site,
	admin: Visitor
): Promise< LeadSample > {
	await admin.put( `${ base }/settings`, {
		editors_manage_leads: true,
		// All rounds come from one address.
		quota_per_address: 0,
	} );
	const all = await leadPages( admin );
	const { total } = list.parse( await admin.json( `${ leads }?per_page=1` ) );
	const fill = ( number: number ) =>
		fillWithLeads( site, { number, pages: all, rare: word } );
	if ( total < NUMBER * 0.9 ) {
		await fill( NUMBER );
	}
	let found = await withLeads( admin, all );
	if ( ! found ) {
		// The total leaves out what is spam.
		await fill( Math.round( total * 1.03 ) );
		found = await withLeads( admin, all );
	}
	const { page, owner, lead } = found!;
	return {
		page,
		owner,
		lead,
		word,
		submission: await submissionsTo( admin, page ),
	};
}

/** The first page that has a lead; null where the leads of an earlier run, with fewer people, belong to other pages. */
async function withLeads( admin: Visitor, all: PageOfLeads[] ) {
	for ( const { id: page, owner } of all ) {
		const { data } = list.parse(
			await admin.json( `${ leads }?owner=${ owner }&per_page=1` )
		);
		if ( data[ 0 ] ) {
			return { page, owner, lead: data[ 0 ].id };
		}
	}
	return null;
}

type Some< Item > = [ Item, ...Item[] ];

async function leadPages( admin: Visitor ): Promise< Some< PageOfLeads > > {
	const { data } = people.parse(
		await admin.json(
			`users/v1/profiles?role=loan_officer&per_page=${ 2 * OWNERS }`
		)
	);
	const owners = data
		.filter( ( { nmls_id: number } ) => number !== '' )
		.map( ( { user_id: id } ) => id )
		.slice( 0, OWNERS );
	const all: PageOfLeads[] = [];
	for ( const owner of owners ) {
		all.push( { id: await pageOf( admin, owner ), owner, partner: null } );
	}
	const [ first, ...others ] = all;
	if ( ! first ) {
		throw new Error( 'No loan officer has an NMLS number.' );
	}
	return [ first, ...others ];
}

async function pageOf( admin: Visitor, owner: number ): Promise< number > {
	const published = list.parse(
		await admin.json( `${ pages }?owner=${ owner }&status=publish` )
	);
	return (
		published.data[ 0 ]?.id ??
		made.parse(
			JSON.parse(
				(
					await admin.post( pages, {
						title: 'Bench',
						status: 'publish',
						owner_user_id: owner,
					} )
				).body
			)
		).id
	);
}

async function submissionsTo(
	admin: Visitor,
	page: number
): Promise< () => LeadFormSubmission > {
	const { token, consents } = ( await admin.json(
		`${ pages }/${ page }/form`
	) ) as PublicForm;
	await sleep( READING );
	// With few digits, of which some would pass for the number of a card.
	const run = Date.now().toString( 36 );
	let sent = 0;
	return () => ( {
		page_id: page,
		token,
		fields: {
			first_name: 'Ana',
			last_name: 'Ferreira',
			email: `bench.${ run }.${ sent++ }@example.org`,
		},
		consents: Object.fromEntries(
			consents
				.filter( ( { required } ) => required )
				.map( ( { key, text_hash } ) => [ key, text_hash ] )
		),
	} );
}
