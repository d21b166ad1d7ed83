import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PagePicker } from '../lead-form/page-picker';
import { DirectoryPersonPicker } from '../shared/directory-person-picker';
import type { Attributes, EditProps } from './attributes';
import { variations } from './variations';

const loanTypes = () => [
	{ value: 'conventional', label: __( 'Conventional', 'svc' ) },
	{ value: 'fha', label: __( 'FHA', 'svc' ) },
	{ value: 'va', label: __( 'VA', 'svc' ) },
	{ value: 'usda', label: __( 'USDA', 'svc' ) },
];

export function Controls( { attributes, setAttributes }: EditProps ) {
	const text = (
		name: 'price' | 'downPercent' | 'termMonths' | 'state'
	) => ( {
		__next40pxDefaultSize: true as const,
		value: attributes[ name ],
		onChange: ( value: string ) =>
			setAttributes( { [ name ]: value.trim() } ),
	} );
	return (
		<>
			<PanelBody title={ __( 'Calculator', 'svc' ) }>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Shows', 'svc' ) }
					value={ attributes.mode }
					options={ variations.map( ( { name, title } ) => ( {
						value: name,
						label: title,
					} ) ) }
					onChange={ ( mode ) => setAttributes( { mode } ) }
				/>
				<ToggleControl
					label={ __( 'Payments year by year', 'svc' ) }
					checked={ attributes.showSchedule }
					onChange={ ( showSchedule ) =>
						setAttributes( { showSchedule } )
					}
				/>
				<DirectoryPersonPicker
					label={ __( 'Loan officer', 'svc' ) }
					help={ __(
						'Shown below the figures with the NMLS number. People without one are not shown.',
						'svc'
					) }
					value={ attributes.officer }
					onChange={ ( officer ) => setAttributes( { officer } ) }
				/>
				<PagePicker
					value={ attributes.leadPage }
					help={ __(
						'Visitors send the calculation with the form of this page.',
						'svc'
					) }
					onChange={ ( leadPage ) => setAttributes( { leadPage } ) }
				/>
			</PanelBody>
			<PanelBody
				title={ __( 'Start values', 'svc' ) }
				initialOpen={ false }
			>
				<p>
					{ __(
						'Empty fields use the defaults of the calculator’s settings.',
						'svc'
					) }
				</p>
				<TextControl
					label={ __( 'Home price', 'svc' ) }
					{ ...text( 'price' ) }
				/>
				<TextControl
					label={ __( 'Down payment in percent', 'svc' ) }
					{ ...text( 'downPercent' ) }
				/>
				<TextControl
					label={ __( 'Term in months', 'svc' ) }
					{ ...text( 'termMonths' ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Loan type', 'svc' ) }
					value={ attributes.loanType }
					options={ loanTypes() }
					onChange={ ( loanType ) =>
						setAttributes( {
							loanType: loanType as Attributes[ 'loanType' ],
						} )
					}
				/>
				<TextControl
					label={ __( 'State', 'svc' ) }
					help={ __( 'Two letters, such as CO.', 'svc' ) }
					{ ...text( 'state' ) }
				/>
			</PanelBody>
		</>
	);
}
