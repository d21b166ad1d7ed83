import { expect, it } from 'vitest';
import { toolWith } from './testing/tool-with';
import {
	effectOf,
	groupsOf,
	rebased,
	switched,
	withDefaults,
	withTools,
	type Tool,
} from './tools';

const tools = [
	toolWith( 'find', { is_readonly: true, enabled: true } ),
	toolWith( 'update', { group: 'Others' } ),
	toolWith( 'delete', { is_destructive: true } ),
];

const on = ( some: readonly Tool[] ) =>
	some.filter( ( { enabled } ) => enabled ).map( ( { name } ) => name );

it( 'only switches that differ are sent', () => {
	const next = withTools( tools, [ 'update', 'delete' ], true );
	expect( switched( tools, next ) ).toEqual( [
		{ name: 'update', enabled: true },
		{ name: 'delete', enabled: true },
	] );
	expect(
		switched( tools, withTools( next, [ 'update', 'delete' ], false ) )
	).toEqual( [] );
} );

it( 'after a conflict, what was switched here stays, and so does what others have switched', () => {
	const mine = withTools( tools, [ 'update' ], true );
	const theirs = withTools( tools, [ 'find' ], false );
	expect( on( rebased( mine, tools, theirs ) ) ).toEqual( [ 'update' ] );
	expect(
		on( rebased( mine, tools, withTools( theirs, [ 'delete' ], true ) ) )
	).toEqual( [ 'update', 'delete' ] );
} );

it( 'defaults are those of each tool', () => {
	const some = [
		toolWith( 'a', { is_on_by_default: true } ),
		toolWith( 'b', { enabled: true } ),
	];
	expect( on( withDefaults( some ) ) ).toEqual( [ 'a' ] );
} );

it( 'groups have the order of the server, wherever their tools are', () => {
	expect(
		[ ...groupsOf( tools ) ].map( ( [ group, some ] ) => [
			group,
			some.map( ( { name } ) => name ),
		] )
	).toEqual( [
		[ 'Things', [ 'find', 'delete' ] ],
		[ 'Others', [ 'update' ] ],
	] );
} );

it( 'what deletes is not called a change', () => {
	expect( tools.map( effectOf ) ).toEqual( [
		'reading',
		'changing',
		'deleting',
	] );
} );
