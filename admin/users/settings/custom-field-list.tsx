import { __ } from '@wordpress/i18n';
import { boot, type CustomField } from '../../shared/boot';
import { Section } from '../../shared/form/section';

const typeName = ( { type }: CustomField ) =>
	( {
		string: __( 'Text', 'svc' ),
		integer: __( 'Whole number', 'svc' ),
		boolean: __( 'Yes or no', 'svc' ),
	} )[ type ];

const audience = ( { visibility }: CustomField ) =>
	( {
		public: __( 'Everybody', 'svc' ),
		intranet: __( 'Colleagues', 'svc' ),
		private: __( 'The person, and those who manage', 'svc' ),
	} )[ visibility ];

/** The fields that code of this site has added: shown with what they do. */
export function CustomFieldList() {
	const { customFields } = boot();
	return (
		<Section title={ __( 'Custom fields', 'svc' ) }>
			<p>
				{ __(
					'A site adds fields of its own to profiles by code, with the filter svc_profile_meta_keys. Each appears in the form of a person, and is shown to whom it says.',
					'svc'
				) }
			</p>
			{ customFields.length === 0 ? (
				<p>{ __( 'This site has added none.', 'svc' ) }</p>
			) : (
				<table className="widefat striped svc-custom-fields">
					<thead>
						<tr>
							<th scope="col">{ __( 'Field', 'svc' ) }</th>
							<th scope="col">{ __( 'Key', 'svc' ) }</th>
							<th scope="col">{ __( 'Type', 'svc' ) }</th>
							<th scope="col">{ __( 'Shown to', 'svc' ) }</th>
							<th scope="col">
								{ __( 'Found by search', 'svc' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ customFields.map( ( field ) => (
							<tr key={ field.key }>
								<th scope="row">{ field.label }</th>
								<td>
									<code>{ field.key }</code>
								</td>
								<td>{ typeName( field ) }</td>
								<td>{ audience( field ) }</td>
								<td>
									{ field.searchable
										? __( 'Yes', 'svc' )
										: __( 'No', 'svc' ) }
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
		</Section>
	);
}
