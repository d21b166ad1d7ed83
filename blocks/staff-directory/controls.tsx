import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	fields,
	filters,
	layouts,
	roles,
	sorts,
	type Attributes,
	type EditProps,
} from './attributes';
import { Several } from '../shared/several';
import { useDepartments } from './use-departments';

export const Controls = ( { attributes, setAttributes }: EditProps ) => {
	const departments = useDepartments();
	const { department } = attributes;
	const known = departments.includes( department )
		? departments
		: [ department, ...departments ].filter( Boolean );
	const orders = sorts().flatMap( ( { value, label } ) => [
		{ value, label },
		{
			value: `-${ value }`,
			// translators: %s: what is sorted by.
			label: __( '%s, reversed', 'svc' ).replace( '%s', label ),
		},
	] );
	return (
		<>
			<PanelBody title={ __( 'People', 'svc' ) }>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Filter by department', 'svc' ) }
					value={ department }
					options={ [
						{ value: '', label: __( 'All departments', 'svc' ) },
						...known.map( ( name ) => ( {
							value: name,
							label: name,
						} ) ),
					] }
					onChange={ ( value ) =>
						setAttributes( { department: value } )
					}
				/>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Filter by role', 'svc' ) }
					value={ attributes.role }
					options={ roles( attributes.role ) }
					onChange={ ( role ) => setAttributes( { role } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Default order', 'svc' ) }
					value={ `${ attributes.order === 'desc' ? '-' : '' }${ attributes.orderBy }` }
					options={ orders }
					onChange={ ( value ) =>
						setAttributes( {
							orderBy: value.replace( '-', '' ),
							order: value.startsWith( '-' ) ? 'desc' : 'asc',
						} )
					}
				/>
				<RangeControl
					__next40pxDefaultSize
					label={ __( 'People per page', 'svc' ) }
					value={ attributes.perPage }
					min={ 1 }
					max={ 100 }
					onChange={ ( perPage = 12 ) =>
						setAttributes( { perPage } )
					}
				/>
			</PanelBody>
			<PanelBody title={ __( 'Appearance', 'svc' ) }>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Layout', 'svc' ) }
					value={ attributes.layout }
					options={ layouts() }
					onChange={ ( layout ) =>
						setAttributes( {
							layout: layout as Attributes[ 'layout' ],
						} )
					}
				/>
				<Several
					label={ __( 'Show with the name', 'svc' ) }
					choices={ fields() }
					chosen={ attributes.fields }
					onChange={ ( chosen ) =>
						setAttributes( { fields: chosen } )
					}
				/>
			</PanelBody>
			<PanelBody title={ __( 'Visitors', 'svc' ) }>
				<ToggleControl
					label={ __( 'Search', 'svc' ) }
					checked={ attributes.showSearch }
					onChange={ ( showSearch ) =>
						setAttributes( { showSearch } )
					}
				/>
				<ToggleControl
					label={ __( 'Sort menu', 'svc' ) }
					checked={ attributes.showSort }
					onChange={ ( showSort ) => setAttributes( { showSort } ) }
				/>
				<ToggleControl
					label={ __(
						'Open details when a name is selected',
						'svc'
					) }
					checked={ attributes.showDetails }
					onChange={ ( showDetails ) =>
						setAttributes( { showDetails } )
					}
				/>
				<Several
					label={ __( 'Filters', 'svc' ) }
					choices={ filters() }
					chosen={ attributes.filters }
					onChange={ ( chosen ) =>
						setAttributes( { filters: chosen } )
					}
				/>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Sign-in message', 'svc' ) }
					help={ __(
						'Signed-out visitors see this with a link to sign in.',
						'svc'
					) }
					placeholder={ __(
						'Sign in to see this. Staff only.',
						'svc'
					) }
					value={ attributes.signInText }
					onChange={ ( signInText ) =>
						setAttributes( { signInText } )
					}
				/>
			</PanelBody>
		</>
	);
};
