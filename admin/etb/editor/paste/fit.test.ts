import type { Block } from '@wordpress/blocks';
import { expect, it } from 'vitest';
import { fitted, type Rules } from './fit';

const common = [
	'core/paragraph',
	'core/heading',
	'core/columns',
	'core/group',
	'core/quote',
	'core/image',
];

const rules: Rules = {
	places: {
		'': common,
		'core/group': common,
		'core/column': common,
		'core/columns': [ 'core/column' ],
		'core/quote': [ 'core/paragraph' ],
	},
	headings: [ 1, 2, 3 ],
	columns: { min: 2, max: 4 },
	levels: 3,
};

const block = (
	name: string,
	innerBlocks: Block[] = [],
	attributes = {}
): Block => ( {
	clientId: '',
	name: `core/${ name }`,
	isValid: true,
	attributes,
	innerBlocks,
} );
const p = block( 'paragraph' );
const image = block( 'image', [], { url: 'https://site.example/a.png' } );
const column = ( ...inner: Block[] ) => block( 'column', inner );
const group = ( ...inner: Block[] ) => block( 'group', inner );

interface Told {
	changed: string[];
	leftOut: string[];
}

function fit( blocks: Block[], ancestors: string[] = [] ) {
	const told: Told = { changed: [], leftOut: [] };
	const result = fitted( blocks, ancestors, {
		rules,
		convert: ( { name } ) => ( name === 'core/code' ? [ p ] : null ),
		besides: ( { name } ) => ( name === 'core/details' ? [ p ] : [] ),
		changed: ( { name } ) => told.changed.push( name ),
		leftOut: ( { name } ) => told.leftOut.push( name ),
	} );
	return { result, ...told };
}

it( 'leaves what an e-mail may have as it is', () => {
	const blocks = [
		p,
		group( p, block( 'quote', [ p ] ) ),
		block( 'columns', [ column( p ), column() ] ),
		block( 'heading', [], { level: 3 } ),
		block( 'heading' ),
	];
	expect( fit( blocks ) ).toEqual( {
		result: blocks,
		changed: [],
		leftOut: [],
	} );
} );

it( 'gives a heading the nearest level', () => {
	const { result, changed } = fit( [
		group( block( 'heading', [], { level: 5, content: 'x' } ) ),
	] );
	expect( result ).toEqual( [
		group( block( 'heading', [], { level: 3, content: 'x' } ) ),
	] );
	expect( changed ).toEqual( [ 'core/heading' ] );
} );

it( 'keeps what is in columns of columns, and in columns of a wrong number', () => {
	const inner = block( 'columns', [ column( p ), column( image ) ] );
	expect(
		fit( [ block( 'columns', [ column( inner ), column( p ) ] ) ] )
	).toEqual( {
		result: [ block( 'columns', [ column( p, image ), column( p ) ] ) ],
		changed: [ 'core/columns' ],
		leftOut: [],
	} );
	expect(
		fit( [ inner ], [ 'core/columns', 'core/column' ] ).result
	).toEqual( [ p, image ] );
	expect( fit( [ block( 'columns', [ column( p ) ] ) ] ).result ).toEqual( [
		p,
	] );
} );

it( 'takes what is in a block that e-mails do not have, or converts it', () => {
	expect(
		fit( [ block( 'cover', [ p, image ] ), block( 'code' ) ] )
	).toEqual( {
		result: [ p, image, p ],
		changed: [ 'core/cover', 'core/code' ],
		leftOut: [],
	} );
} );

it( 'takes what a block has beside the blocks in it', () => {
	expect( fit( [ block( 'details', [ image ] ) ] ).result ).toEqual( [
		p,
		image,
	] );
} );

it( 'leaves out the rest, with blocks of which nothing is left', () => {
	expect(
		fit( [ group( block( 'video' ) ), block( 'quote', [ image, p ] ) ] )
	).toEqual( {
		result: [ block( 'quote', [ p ] ) ],
		changed: [],
		leftOut: [ 'core/video', 'core/image' ],
	} );
} );

it( 'leaves out what is nested too deep', () => {
	const deepest = group( group( p ) );
	expect( fit( [ group( deepest ), deepest ] ) ).toEqual( {
		result: [ deepest ],
		changed: [],
		leftOut: [ 'core/paragraph' ],
	} );
} );

it( 'leaves out an image of another program that has no address', () => {
	for ( const url of [ '', undefined, 'cid:a@b', 'file:///C:/a.png' ] ) {
		const told = fit( [ p, block( 'image', [], { url } ) ] );
		expect( told.result ).toEqual( [ p ] );
		expect( told.leftOut ).toEqual( [ 'core/image' ] );
	}
	for ( const url of [ '/a.png', '{{person.avatar_url}}', 'blob:a' ] ) {
		expect( fit( [ block( 'image', [], { url } ) ] ).leftOut ).toEqual(
			[]
		);
	}
	const blob = 'blob:https://site.example/1';
	expect( fit( [ block( 'image', [], { blob } ) ] ).leftOut ).toEqual( [] );
} );
