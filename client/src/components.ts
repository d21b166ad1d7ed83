import { etb } from './etb/component.js';
import { leadPages } from './lead-pages/component.js';
import { modernData } from './modern-data/component.js';
import { mortgageCalculator } from './mortgage-calculator/component.js';
import { users } from './users/component.js';

/** The components, by their namespaces without version, in the order of the plugin's list. */
export const components = {
	users,
	'modern-data': modernData,
	'mortgage-calculator': mortgageCalculator,
	etb,
	'lead-pages': leadPages,
};

export type ComponentName = keyof typeof components;

type Component = ( typeof components )[ ComponentName ];
type Member = 'endpoints' | 'abilities' | 'errors';

/** `{ a } | { b }` is `{ a } & { b }`. */
type Together< Union > = (
	Union extends unknown ? ( one: Union ) => void : never
) extends ( all: infer All ) => void
	? All
	: never;

/** The same member of all components in one object; no name occurs twice. */
export const together = < Of extends Member >( member: Of ) =>
	Object.fromEntries(
		Object.values( components ).flatMap( ( component ) =>
			Object.entries( component[ member ] )
		)
	) as Together< Component[ Of ] >;
