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
		public: __( 'Everyone', 'svc' ),
		intranet: __( 'Colleagues', 'svc' ),
		private: __( 'The person and administrators', 'svc' ),
	} )[ visibility ];

/** The fields that code on this site has added; they cannot be changed here. */
export function CustomFieldList() {
	const { customFields } = boot();
	return (
		<Section title={ __( 'Custom fields', 'svc' ) }>
			<p>
				{ __(
					'A developer can add fields to profiles with the filter svc_profile_meta_keys. Each field then appears in the form of a person.',
					'svc'
				) }
			</p>
			{ customFields.length === 0 ? (
				<p>{ __( 'This site has no custom fields.', 'svc' ) }</p>
			) : (
				<table className="widefat striped svc-custom-fields">
					<thead>
						<tr>
							<th scope="col">{ __( 'Field', 'svc' ) }</th>
							<th scope="col">{ __( 'Key', 'svc' ) }</th>
							<th scope="col">{ __( 'Type', 'svc' ) }</th>
							<th scope="col">{ __( 'Visible to', 'svc' ) }</th>
							<th scope="col">{ __( 'Searchable', 'svc' ) }</th>
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
