import { expect, it } from 'vitest';
import { modernDataAbilities } from '../modern-data/abilities.js';
import { abilities } from './contract.js';
import { methodOf } from './methods.js';
import type { Ability } from './ability.js';

const all: [ string, Ability ][] = Object.entries( {
	...abilities,
	...modernDataAbilities,
} );

it.each( all )(
	'WordPress runs %s by the method of its effect',
	( name, { effect } ) => {
		const others = { read: 'GET', delete: 'DELETE' } as const;
		expect( methodOf( name ) ).toBe(
			effect === 'read' || effect === 'delete' ? others[ effect ] : 'POST'
		);
	}
);
