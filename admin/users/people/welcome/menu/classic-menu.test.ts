import { expect, it } from 'vitest';
import { mainMenu } from './classic-menu';

it.each( [
	[ 'no location', {}, null ],
	[ 'a location without a menu', { primary: { menu: 0 } }, null ],
	[ 'a footer only', { footer: { menu: 4 }, social: { menu: 5 } }, null ],
	[ 'another name', { bar: { menu: 4 } }, 4 ],
	[ 'two menus', { bar: { menu: 4 }, 'menu-1': { menu: 5 } }, 5 ],
	[
		'a main one without menu',
		{ primary: { menu: 0 }, bar: { menu: 4 } },
		4,
	],
] )( 'the main menu of a theme with %s', ( _name, locations, menu ) => {
	expect( mainMenu( locations ) ).toBe( menu );
} );
