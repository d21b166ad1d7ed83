import { modernData } from '../modern-data';
import { boot } from '../shared/boot';
import type { Component } from '../shared/component';
import { users } from '../users';

/** The components of the plugin that have screens or settings. */
const components: readonly Component[] = [ users, modernData ];

/** Those that are on: the REST routes of the others answer 404. */
export const componentsOn = (): readonly Component[] =>
	components.filter( ( { name } ) => boot().components.includes( name ) );
