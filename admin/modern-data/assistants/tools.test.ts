import { expect, it } from 'vitest';
import { switched, withTool, type Tool } from './tools';

const tool = ( name: string, enabled: boolean ): Tool => ( {
	name,
	ability: `svc/${ name }`,
	title: name,
	is_readonly: true,
	enabled,
} );
const tools = [ tool( 'find', true ), tool( 'update', false ) ];

it( 'only switches that differ are sent', () => {
	const next = withTool( tools, 'update', true );
	expect( switched( tools, next ) ).toEqual( [
		{ name: 'update', enabled: true },
	] );
	expect( switched( tools, withTool( next, 'update', false ) ) ).toEqual(
		[]
	);
} );
