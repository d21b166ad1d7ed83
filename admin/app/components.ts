import { etb } from '../etb';
import { leadPages } from '../lead-pages';
import { modernData } from '../modern-data';
import { mortgageCalculator } from '../mortgage-calculator';
import { boot } from '../shared/boot';
import type { Component } from '../shared/component';
import { users } from '../users';

/** The components of the plugin that have screens or settings. */
export const components: readonly Component[] = [
	users,
	modernData,
	mortgageCalculator,
	etb,
	leadPages,
];

/** Those that are on: the REST routes of the others answer 404. */
export function componentsOn(): readonly Component[] {
	const on = boot().components.filter( ( { isOn } ) => isOn );
	return components.filter( ( { name } ) =>
		on.some( ( one ) => one.name === name )
	);
}
