import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Section } from '../../shared/form/section';
import { everything, findTools, type Wanted } from './find-tools';
import { ResetDialog } from './reset-dialog';
import { ToolFinder } from './tool-finder';
import { ToolGroup } from './tool-group';
import {
	groupsOf,
	isChanged,
	withDefaults,
	withTools,
	type Tool,
} from './tools';

interface Props {
	tools: Tool[];
	onChange: ( tools: Tool[] ) => void;
}

/** Which tools assistants are offered. They are saved with the other settings, by one request. */
export function ToolsSection( { tools, onChange }: Props ) {
	const [ wanted, setWanted ] = useState( everything );
	// Found once: a tool that is switched stays where it is until the next search.
	const [ found, setFound ] = useState( findTools( tools, everything ) );
	const [ isAsking, setAsking ] = useState( false );
	const find = ( next: Wanted, among: readonly Tool[] ) => {
		setWanted( next );
		setFound( findTools( among, next ) );
	};
	const reset = () => {
		const next = withDefaults( tools );
		onChange( next );
		find( wanted, next );
	};
	const hasChanged = tools.some( isChanged );
	return (
		<Section title={ __( 'What assistants can do', 'svc' ) }>
			<p>
				{ __(
					'Assistants are offered the tools that are on. A tool does only what the signed-in user may do.',
					'svc'
				) }
			</p>
			<ToolFinder
				wanted={ wanted }
				all={ tools.length }
				on={ tools.filter( ( { enabled } ) => enabled ).length }
				shown={ found?.size ?? null }
				onChange={ ( next ) => find( next, tools ) }
			/>
			{ [ ...groupsOf( tools ) ].map( ( [ title, some ] ) => (
				<ToolGroup
					key={ title }
					title={ title }
					tools={ some }
					found={ found }
					onSwitch={ ( names, isOn ) =>
						onChange( withTools( tools, names, isOn ) )
					}
				/>
			) ) }
			<div>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ ! hasChanged }
					accessibleWhenDisabled
					onClick={ () => setAsking( true ) }
				>
					{ __( 'Reset to defaults', 'svc' ) }
				</Button>
			</div>
			<p className="svc-note">
				{ __(
					'These switches apply to assistants that connect at the address above. They do not apply to other programs that use the abilities of WordPress.',
					'svc'
				) }
			</p>
			{ isAsking && (
				<ResetDialog
					tools={ tools }
					onReset={ reset }
					onClose={ () => setAsking( false ) }
				/>
			) }
		</Section>
	);
}
