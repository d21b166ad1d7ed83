import { describe, expect, it } from 'vitest';
import { check, join } from './join';
import { parse, type Source } from './source';

const source = ( path: string, declaration: string, uses = '' ): Source =>
	parse(
		path,
		`<?php\n\ndeclare( strict_types=1 );\n\nnamespace Svc\\${ path
			.split( '/' )
			.slice( 0, -1 )
			.join( '\\' ) };\n\n${ uses }\n${ declaration } {\n}\n`
	)!;

const names = ( sources: Source[] ) =>
	[ ...join( sources ) ].map( ( [ group, members ] ) => [
		group,
		...members.map( ( { name } ) => name.split( '\\' ).at( -1 ) ),
	] );

describe( 'a file with a class', () => {
	it( 'names what PHP needs first', () => {
		const { name, parents, isHoisted } = source(
			'Users/Staff',
			'final class Staff extends Person implements Listed, \\Countable',
			'use Svc\\Kernel\\Listing as Listed;\nuse BackedEnum;\n'
		);
		expect( { name, parents, isHoisted } ).toEqual( {
			name: 'Svc\\Users\\Staff',
			parents: [
				'Svc\\Users\\Person',
				'Svc\\Kernel\\Listing',
				'Countable',
			],
			isHoisted: false,
		} );
	} );

	it( 'may be an enum with values', () => {
		const { parents, isHoisted } = source(
			'Users/Role',
			'enum Role: string implements Named'
		);
		expect( { parents, isHoisted } ).toEqual( {
			parents: [ 'Svc\\Users\\Named' ],
			isHoisted: false,
		} );
	} );

	it( 'may use traits', () => {
		expect(
			parse(
				'A/B',
				'<?php\n\nnamespace Svc\\A;\n\nclass B {\n\tuse One, Two;\n}\n'
			)?.parents
		).toEqual( [ 'Svc\\A\\One', 'Svc\\A\\Two' ] );
	} );

	it( 'is declared at once only without parents, and if it is no text', () => {
		expect( source( 'A/B', 'final class B' ).isHoisted ).toBe( true );
		expect(
			parse(
				'A/B',
				'<?php\n\nnamespace Svc\\A;\n\nclass B {\n\tpublic function __toString(): string {}\n}\n'
			)?.isHoisted
		).toBe( false );
	} );

	it( 'knows the folder that it comes from', () => {
		const code = ( path: string ) =>
			parse(
				path,
				'<?php\n\nnamespace Svc;\n\nclass B {\n\tconst C = __DIR__;\n}\n'
			)?.code;
		expect( code( 'A/D/B' ) ).toContain(
			"const C = ( \\Svc\\SOURCE . '/A/D' );"
		);
		expect( code( 'B' ) ).toContain( "const C = ( \\Svc\\SOURCE . '' );" );
	} );

	it( 'is not one that returns data, or that depends on its name', () => {
		expect( parse( 'A/data', '<?php\n\nreturn array();\n' ) ).toBeNull();
		expect( () =>
			parse(
				'A/B',
				'<?php\n\nnamespace Svc\\A;\n\nclass B {\n\tconst C = __FILE__;\n}\n'
			)
		).toThrow( 'A/B cannot stand in a file with others: __FILE__' );
	} );
} );

describe( 'classes in one file', () => {
	it( 'are those of a folder, parents first', () => {
		expect(
			names( [
				source( 'A/Child', 'class Child extends Parents' ),
				source( 'A/Parents', 'abstract class Parents implements Top' ),
				source( 'A/Top', 'interface Top' ),
				source( 'A/B/Alone', 'class Alone' ),
			] )
		).toEqual( [
			[ 'A', 'Top', 'Parents', 'Child' ],
			[ 'A-B', 'Alone' ],
		] );
	} );

	it( 'do not descend from those of WordPress', () => {
		const uses = 'use WP_Ability;\n';
		expect(
			names( [
				source( 'A/Ability', 'class Ability extends WP_Ability', uses ),
				source( 'A/Other', 'class Other extends Ability' ),
				source( 'A/One', 'class One extends \\RuntimeException' ),
				source( 'A/Two', 'class Two' ),
			] )
		).toEqual( [
			[ 'src/A/Ability', 'Ability' ],
			[ 'src/A/Other', 'Other' ],
			[ 'A', 'One', 'Two' ],
		] );
	} );

	it( 'do not wait for one another', () => {
		const uses = 'use Svc\\B\\Middle;\n';
		const waiting = [
			source( 'A/Bottom', 'class Bottom extends Middle', uses ),
			source( 'A/Top', 'class Top implements Highest' ),
			source( 'A/Highest', 'interface Highest' ),
			source(
				'B/Middle',
				'class Middle extends Top',
				'use Svc\\A\\Top;\n'
			),
			source( 'B/Other', 'class Other' ),
		];
		expect( () => check( join( waiting ) ) ).toThrow(
			'PHP, which loads A first, does not have Svc\\A\\Top when it declares Svc\\B\\Middle.'
		);
		waiting[ 3 ] = source( 'B/Middle', 'class Middle' );
		expect( () => check( join( waiting ) ) ).not.toThrow();
	} );

	it( 'do not wait for one another through a file of one class', () => {
		expect( () =>
			check(
				join( [
					source(
						'A/First',
						'class First extends Mid',
						'use Svc\\A\\B\\Mid;\n'
					),
					source( 'A/Zed', 'class Zed implements Top' ),
					source( 'A/Top', 'interface Top' ),
					source(
						'A/B/Mid',
						'class Mid extends Zed',
						'use Svc\\A\\Zed;\n'
					),
				] )
			)
		).toThrow( 'PHP, which loads A first, does not have Svc\\A\\Zed' );
	} );

	it( 'do not import a name that another one has', () => {
		expect( () =>
			check(
				join( [
					source( 'A/Text', 'class Text' ),
					source( 'A/Title', 'class Title', 'use Svc\\B\\Text;\n' ),
				] )
			)
		).toThrow( 'Svc\\A\\Title imports another Text than Svc\\A\\Text' );
	} );

	it( 'that are loaded first need none of another file', () => {
		expect( () =>
			check(
				join( [
					source(
						'Kernel/Components',
						'class Components extends Base'
					),
					source(
						'Kernel/ComponentSwitches',
						'class ComponentSwitches'
					),
					source( 'Kernel/Base', 'class Base' ),
					source( 'Kernel/Other', 'class Other' ),
				] )
			)
		).toThrow(
			'PHP, which loads boot first, does not have Svc\\Kernel\\Base'
		);
	} );
} );
