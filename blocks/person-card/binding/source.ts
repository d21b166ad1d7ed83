import { registerBlockBindingsSource } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import { profileStore } from './profile-store';
import { source, valueFor } from './fields';

interface Binding {
	args?: { profileId?: number; field?: string };
}

interface Asked {
	select: ( store: typeof profileStore ) => {
		getProfile: (
			id: number
		) => Parameters< typeof valueFor >[ 0 ] | undefined;
	};
	bindings: Record< string, Binding >;
}

/** The editor's side of the source that the server registers. */
export const registerProfileField = () =>
	registerBlockBindingsSource( {
		name: source,
		label: __( 'Profile field', 'svc' ),
		getValues: ( { select, bindings }: Asked ) =>
			Object.fromEntries(
				Object.entries( bindings ).map( ( [ attribute, { args } ] ) => {
					const { profileId = 0, field = '' } = args ?? {};
					const profile = profileId
						? select( profileStore ).getProfile( profileId )
						: undefined;
					return [
						attribute,
						profile
							? valueFor( profile, field, attribute )
							: stand( attribute, field ),
					];
				} )
			),
		canUserEditValue: () => false,
	} );

/** Placeholder until the person is loaded. */
const stand = ( attribute: string, field: string ) =>
	attribute === 'url'
		? ''
		: // translators: %s: name of a field.
			sprintf( __( '[%s]', 'svc' ), field );
