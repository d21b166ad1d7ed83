import { profileAbilities } from '../users/abilities.js';
import { bookmarkAbilities } from '../users/bookmarks/abilities.js';
import { intranetAbilities } from '../users/intranet/abilities.js';
import type { Ability } from './ability.js';

/** Every ability of the plugin; a test compares it with what a running site has registered. */
export const abilities = {
	...profileAbilities,
	...intranetAbilities,
	...bookmarkAbilities,
} as const satisfies Record< string, Ability >;
