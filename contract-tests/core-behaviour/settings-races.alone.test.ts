// @module-tag single-site
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../support/paths';
import { as, full } from '../support/world';

const switches = '/modern-data/v1/settings';

interface Tool {
	name: string;
	enabled: boolean;
}

interface Assistants {
	tools: Tool[];
}

const tools = async () =>
	( ( await as.manager.get( switches ) ).body as Assistants ).tools;

const rounds = Array.from( { length: 8 }, ( _none, index ) => index );

describe.runIf( full )( 'changes at the same moment', () => {
	let before: Tool[];
	let settingsBefore: unknown;

	beforeAll( async () => {
		before = await tools();
		settingsBefore = ( await as.manager.get( settings ) ).body;
	} );

	afterAll( async () => {
		await as.manager.put( switches, {
			tools: before.map( ( { name, enabled } ) => ( { name, enabled } ) ),
		} );
		await as.manager.put( settings, settingsBefore );
	} );

	it.each( rounds )(
		'keep every switch that was answered (round %i)',
		async ( round ) => {
			const changed = before.slice( 0, 4 ).map( ( { name } ) => ( {
				name,
				enabled: round % 2 === 0,
			} ) );
			const answers = await Promise.all(
				changed.map( ( one ) =>
					as.manager.put( switches, { tools: [ one ] } )
				)
			);
			for ( const answer of answers ) {
				expect( answer ).toAnswer( 'updateAssistantSettings' );
			}
			const now = await tools();
			expect(
				now
					.slice( 0, 4 )
					.map( ( { name, enabled } ) => ( { name, enabled } ) )
			).toEqual( changed );
		}
	);

	it.each( rounds )(
		'of which all name one state of the settings are made once (round %i)',
		async () => {
			const { body, headers } = await as.manager.get( settings );
			const current = ( body as { owner_fields: string[] } ).owner_fields;
			const wishes = [
				[ 'email' ],
				[ 'job_title' ],
				[ 'email', 'job_title' ],
				[],
			].filter( ( one ) => String( one ) !== String( current ) );
			const answers = await Promise.all(
				wishes.map( ( owner_fields ) =>
					as.manager.send( 'PUT', settings, {
						raw: JSON.stringify( { owner_fields } ),
						headers: {
							'Content-Type': 'application/json',
							'If-Match': headers.etag!,
						},
					} )
				)
			);
			const done = answers.filter( ( { status } ) => status === 200 );
			expect( done ).toHaveLength( 1 );
			for ( const answer of answers.filter(
				( { status } ) => status !== 200
			) ) {
				expect( answer ).toRefuse( 'rest_precondition_failed' );
			}
			expect( ( await as.manager.get( settings ) ).body ).toEqual(
				done[ 0 ]!.body
			);
		}
	);
} );
