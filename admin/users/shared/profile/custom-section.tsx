import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { boot, type CustomField } from '../../../shared/boot';
import type { FormProps } from '../../../shared/form/form-props';
import { Section } from '../../../shared/form/section';
import { TextField } from '../../../shared/form/field';

const audience = ( { visibility }: CustomField ): string =>
	( {
		public: __( 'Everybody who sees the profile sees this.', 'svc' ),
		intranet: __( 'Colleagues see this.', 'svc' ),
		private: __(
			'Only the person and those who manage profiles see this.',
			'svc'
		),
	} )[ visibility ];

/** Of a typed number the number, of nothing none; of anything else what was typed, so that it can be complained about. */
const numberOf = ( typed: string ) => {
	const text = typed.trim();
	if ( text === '' ) {
		return null;
	}
	return /^-?[0-9]{1,15}$/.test( text ) ? Number( text ) : typed;
};

/** The fields that this site has registered. */
export function CustomFields( props: FormProps ) {
	const { customFields } = boot();
	if ( customFields.length === 0 ) {
		return null;
	}
	return (
		<Section title={ __( 'More', 'svc' ) }>
			{ customFields.map( ( field ) => {
				const name = `meta.${ field.key }`;
				return field.type === 'boolean' ? (
					<CheckboxControl
						key={ name }
						label={ field.label }
						help={ audience( field ) }
						checked={ props.draft[ name ] === true }
						onChange={ ( value ) =>
							props.set( { [ name ]: value } )
						}
					/>
				) : (
					<TextField
						{ ...props }
						key={ name }
						name={ name }
						label={ field.label }
						help={ audience( field ) }
						set={ ( changes ) => {
							const typed = String( changes[ name ] );
							props.set( {
								[ name ]:
									field.type === 'integer'
										? numberOf( typed )
										: typed,
							} );
						} }
					/>
				);
			} ) }
		</Section>
	);
}
