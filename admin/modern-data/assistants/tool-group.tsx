import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ToolSwitch } from './tool-switch';
import type { Tool } from './tools';

interface Props {
	title: string;
	tools: readonly Tool[];
	/** Null for all. */
	found: ReadonlySet< string > | null;
	onSwitch: ( names: readonly string[], isOn: boolean ) => void;
}

/** The tools that are about the same things. */
export function ToolGroup( { title, tools, found, onSwitch }: Props ) {
	const shown = tools.filter( ( { name } ) => found?.has( name ) ?? true );
	return shown.length === 0 ? null : (
		<fieldset className="svc-tool-group">
			<legend>
				<h4>{ title }</h4>
			</legend>
			{
				// Nothing is switched that a search hides.
				shown.length === tools.length && (
					<GroupSwitch tools={ tools } onSwitch={ onSwitch } />
				)
			}
			<div className="svc-tool-group__tools">
				{ shown.map( ( tool ) => (
					<ToolSwitch
						key={ tool.name }
						tool={ tool }
						onToggle={ ( isOn ) => onSwitch( [ tool.name ], isOn ) }
					/>
				) ) }
			</div>
		</fieldset>
	);
}

function GroupSwitch( {
	tools,
	onSwitch,
}: Pick< Props, 'tools' | 'onSwitch' > ) {
	const on = tools.filter( ( { enabled } ) => enabled ).length;
	return (
		<CheckboxControl
			label={ sprintf(
				/* translators: 1: how many tools of a group are on, 2: how many it has. */
				__( 'All tools (%1$d of %2$d on)', 'svc' ),
				on,
				tools.length
			) }
			checked={ on === tools.length }
			indeterminate={ on > 0 && on < tools.length }
			onChange={ ( isOn ) =>
				onSwitch(
					tools.map( ( { name } ) => name ),
					isOn
				)
			}
		/>
	);
}
