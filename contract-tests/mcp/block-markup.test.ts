import { expect, it } from 'vitest';
import { dashboard, executable, launch } from '../support/browser';
import { control } from '../support/control';
import { callTool } from '../support/mcp';
import { host } from '../support/site';
import { as, full } from '../support/world';

const paragraph = ( content: string ) => ( {
	name: 'core/paragraph',
	attributes: { content },
} );

/** Each block that can be made, with each of its attributes. */
const tree = [
	paragraph(
		'Plain &amp; <strong>bold</strong>, <em>slanted</em>, <a href="https://example.com/?a=1&amp;b=2">linked</a>,<br>1 &lt; 2 "quoted" – 😀'
	),
	{ name: 'core/heading', attributes: { content: 'Usual' } },
	{ name: 'core/heading', attributes: { content: 'Small', level: 4 } },
	{
		name: 'core/quote',
		attributes: { citation: 'Somebody' },
		innerBlocks: [ paragraph( 'Said' ) ],
	},
	{ name: 'core/quote', innerBlocks: [ paragraph( 'Said' ) ] },
	...[ true, false ].map( ( ordered ) => ( {
		name: 'core/list',
		attributes: { ordered },
		innerBlocks: [
			{
				name: 'core/list-item',
				attributes: { content: 'One' },
				innerBlocks: [
					{
						name: 'core/list',
						innerBlocks: [
							{
								name: 'core/list-item',
								attributes: { content: 'Within' },
							},
						],
					},
				],
			},
		],
	} ) ),
	{ name: 'core/group', innerBlocks: [ paragraph( 'Grouped' ) ] },
	{
		name: 'core/columns',
		innerBlocks: [
			{
				name: 'core/column',
				attributes: { width: '33.33%' },
				innerBlocks: [ paragraph( 'Left' ) ],
			},
			{ name: 'core/column' },
		],
	},
	{ name: 'core/separator' },
	{ name: 'core/spacer' },
	{ name: 'core/spacer', attributes: { height: '40px' } },
	{
		name: 'core/buttons',
		innerBlocks: [
			{
				name: 'core/button',
				attributes: {
					text: 'Go <strong>on</strong>',
					url: 'https://example.com/?a=1&b=2',
				},
			},
		],
	},
];

interface Parsed {
	name: string;
	isValid: boolean;
	innerBlocks: Parsed[];
}

interface Editor {
	wp: { blocks: { parse: ( markup: string ) => Parsed[] } };
}

/** Names of the blocks that the editor considers invalid. */
const broken = ( blocks: Parsed[] ): string[] =>
	blocks.flatMap( ( block ) => [
		...( block.isValid ? [] : [ block.name ] ),
		...broken( block.innerBlocks ),
	] );

const typesThatSaveNothing = async () => {
	const answer = await callTool( as.manager, 'svc-blocks-list-block-types', {
		can_be_made: true,
		per_page: 100,
	} );
	const { data } = answer.structuredContent as {
		data: { name: string; attributes: object[] }[];
	};
	const written = new Set( JSON.stringify( tree ).match( /core\/[a-z-]+/g ) );
	return data
		.map( ( one ) => one.name )
		.filter( ( name ) => ! written.has( name ) && name !== 'core/image' );
};

it.runIf( full && executable )(
	'the editor takes every block that is made as if it had made it',
	async () => {
		const image = await control.attach();
		const pictured = {
			name: 'core/image',
			attributes: { id: image.id, alt: 'A "b" & c' },
		};
		const served = ( await typesThatSaveNothing() ).map( ( name ) => ( {
			name,
		} ) );
		const verdict = await callTool(
			as.manager,
			'svc-blocks-validate-blocks',
			{ blocks: [ ...tree, pictured, ...served ] }
		);
		const { content, problems } = verdict.structuredContent as {
			content: string;
			problems: object[];
		};
		expect( problems ).toEqual( [] );
		const browser = await launch();
		try {
			const page = await dashboard(
				browser,
				{ login: host.login.user, password: host.login.password },
				'post-new.php?svc_fixture_abilities=1'
			);
			await page.waitForFunction( () =>
				( window as unknown as Partial< Editor > ).wp?.blocks
					.parse( '<!-- wp:separator /-->' )
					.some( ( block ) => block.name === 'core/separator' )
			);
			const parsed = await page.evaluate(
				( markup ) =>
					JSON.parse(
						JSON.stringify(
							( window as unknown as Editor ).wp.blocks.parse(
								markup
							)
						)
					) as Parsed[],
				content
			);
			expect( parsed ).toHaveLength( tree.length + 1 + served.length );
			expect( broken( parsed ) ).toEqual( [] );
		} finally {
			await browser.close();
			await control.detach( image );
		}
	}
);
