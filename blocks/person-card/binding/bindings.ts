import { source } from './fields';

interface Binding {
	source: string;
	args?: { profileId?: number; field?: string };
}

export interface Metadata {
	bindings?: Record< string, Binding >;
	/** Chosen before any field was. */
	svcProfile?: number;
	[ key: string ]: unknown;
}

const isOurs = ( binding: Binding ) => binding.source === source;

/** The profile whose fields a block shows; 0 for none. */
export const boundPerson = ( { bindings = {}, svcProfile = 0 }: Metadata ) =>
	Object.values( bindings ).find( isOurs )?.args?.profileId ?? svcProfile;

interface Change {
	profileId: number;
	attribute?: string;
	/** Nothing unbinds it. */
	field?: string;
}

/** Changes the person of all profile fields, or the field of one attribute; bindings of other sources stay. */
export function bound(
	{ bindings = {}, svcProfile: _, ...rest }: Metadata,
	{ profileId, attribute, field }: Change
): Metadata {
	const kept = Object.entries( bindings )
		.filter(
			( [ name, binding ] ) =>
				! isOurs( binding ) || ( profileId > 0 && name !== attribute )
		)
		.map( ( [ name, binding ] ) => [
			name,
			isOurs( binding )
				? { ...binding, args: { ...binding.args, profileId } }
				: binding,
		] );
	const changed =
		attribute && field
			? [ [ attribute, { source, args: { profileId, field } } ] ]
			: [];
	const all = Object.fromEntries( [ ...kept, ...changed ] ) as Record<
		string,
		Binding
	>;
	const hasOurs = Object.values( all ).some( isOurs );
	return {
		...rest,
		...( Object.keys( all ).length > 0 && { bindings: all } ),
		...( ! hasOurs && profileId > 0 && { svcProfile: profileId } ),
	};
}
