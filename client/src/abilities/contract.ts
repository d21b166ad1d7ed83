import { together } from '../components.js';
import type { Ability } from './ability.js';

/** Every ability of the plugin but those of assistants; a test compares it with what a running site has registered. */
export const abilities = together( 'abilities' ) satisfies Record<
	string,
	Ability
>;
