import type { Role } from '../../../client/src/users/vocabulary.js';
import { boot, type RoleChoice } from '../boot';
import type { FieldChoice } from '../form/field-row';

/** All roles, in the order of the plugin. */
export const roleChoices = (): readonly RoleChoice[] => boot().roles;

export const roleName = ( role: Role ): string =>
	roleChoices().find( ( { value } ) => value === role )?.label ?? role;

/** The role with which the form of a new person begins: Staff, or the first that forms offer. */
export const usualRole = ( choices: readonly FieldChoice[] ): string => {
	const offered = choices.filter( ( { isHidden } ) => ! isHidden );
	const usual = offered.find( ( { value } ) => value === 'staff' );
	return ( usual ?? offered[ 0 ] )?.value ?? 'staff';
};
