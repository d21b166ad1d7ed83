import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DirectoryPersonPicker } from '../shared/directory-person-picker';
import { hasLevels } from './arrangement';
import type { Attributes, EditProps } from './attributes';

export const Inspector = ( props: EditProps ) => (
	<>
		<StartPanel { ...props } />
		<LayoutPanel { ...props } />
		<ShownPanel { ...props } />
		<VisitorPanel { ...props } />
	</>
);

const StartPanel = ( { attributes, setAttributes }: EditProps ) => (
	<PanelBody title={ __( 'Chart', 'svc' ) }>
		<SelectControl< Attributes[ 'start' ] >
			__next40pxDefaultSize
			label={ __( 'Start from', 'svc' ) }
			value={ attributes.start }
			options={ [
				{ value: 'company', label: __( 'The whole company', 'svc' ) },
				{ value: 'person', label: __( 'A person', 'svc' ) },
				{
					value: 'viewer',
					label: __( 'The person who views the page', 'svc' ),
				},
			] }
			onChange={ ( start ) => setAttributes( { start } ) }
		/>
		{ attributes.start === 'person' && (
			<div style={ { marginBlockEnd: 24 } }>
				<DirectoryPersonPicker
					label={ __( 'Person', 'svc' ) }
					value={ attributes.personId }
					onChange={ ( personId ) => setAttributes( { personId } ) }
				/>
			</div>
		) }
		<RangeControl
			__next40pxDefaultSize
			label={ __( 'Levels open by default', 'svc' ) }
			help={ __(
				'Large teams stay closed until a visitor opens them.',
				'svc'
			) }
			min={ 0 }
			max={ 4 }
			value={ attributes.depth }
			onChange={ ( depth = 2 ) => setAttributes( { depth } ) }
		/>
	</PanelBody>
);

const LayoutPanel = ( { attributes, setAttributes }: EditProps ) => (
	<PanelBody title={ __( 'Layout', 'svc' ) }>
		<SelectControl< Attributes[ 'layout' ] >
			__next40pxDefaultSize
			label={ __( 'Layout', 'svc' ) }
			value={ attributes.layout }
			options={ [
				{
					value: 'tree',
					label: __( 'Tree: small teams below each other', 'svc' ),
				},
				{
					value: 'vertical',
					label: __( 'Vertical: levels from top to bottom', 'svc' ),
				},
				{
					value: 'horizontal',
					label: __( 'Horizontal: levels from side to side', 'svc' ),
				},
				{ value: 'list', label: __( 'Indented list', 'svc' ) },
			] }
			onChange={ ( layout ) => setAttributes( { layout } ) }
		/>
		{ hasLevels( attributes.layout ) && (
			<>
				<ToggleControl
					label={ __( 'Fit to width', 'svc' ) }
					help={ __(
						'Large org charts are made smaller, as long as they can be read. Wide alignment gives them more room.',
						'svc'
					) }
					checked={ attributes.fitWidth }
					onChange={ ( fitWidth ) => setAttributes( { fitWidth } ) }
				/>
				<ToggleControl
					label={ __( 'Overview', 'svc' ) }
					help={ __(
						'A small map of org charts that are larger than their place.',
						'svc'
					) }
					checked={ attributes.showOverview }
					onChange={ ( showOverview ) =>
						setAttributes( { showOverview } )
					}
				/>
			</>
		) }
	</PanelBody>
);

const ShownPanel = ( { attributes, setAttributes }: EditProps ) => {
	const toggles = [
		[ 'showPhoto', __( 'Photo', 'svc' ) ],
		[ 'showTitle', __( 'Job title', 'svc' ) ],
		[ 'showDepartment', __( 'Department', 'svc' ) ],
		[ 'showCount', __( 'Number of reports', 'svc' ) ],
		[ 'showSearch', __( 'Search', 'svc' ) ],
		[ 'showTools', __( 'Layout, zoom, print and download', 'svc' ) ],
	] as const;
	return (
		<PanelBody title={ __( 'Show', 'svc' ) }>
			{ toggles.map( ( [ name, label ] ) => (
				<ToggleControl
					key={ name }
					label={ label }
					checked={ attributes[ name ] }
					onChange={ ( isOn ) => setAttributes( { [ name ]: isOn } ) }
				/>
			) ) }
		</PanelBody>
	);
};

const VisitorPanel = ( { attributes, setAttributes }: EditProps ) => (
	<PanelBody title={ __( 'Visitors', 'svc' ) } initialOpen={ false }>
		<TextControl
			__next40pxDefaultSize
			label={ __( 'Text before the sign-in link', 'svc' ) }
			help={ __(
				'Signed-out visitors see this instead of the org chart.',
				'svc'
			) }
			value={ attributes.signInText }
			onChange={ ( signInText ) => setAttributes( { signInText } ) }
		/>
	</PanelBody>
);
