import { Button, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { copy } from './copy';
import { effectOf, type Tool, type ToolEffect } from './tools';

interface Props {
	tool: Tool;
	onToggle: ( isOn: boolean ) => void;
}

const markText = ( effect: ToolEffect ): string =>
	( {
		reading: __( 'Read only', 'svc' ),
		changing: __( 'Makes changes', 'svc' ),
		deleting: __( 'Deletes', 'svc' ),
	} )[ effect ];

/** The switch of a tool, with what it does and the name by which assistants call it. */
export const ToolSwitch = ( { tool, onToggle }: Props ) => {
	const effect = effectOf( tool );
	return (
		<div className="svc-tool">
			<ToggleControl
				label={ tool.title }
				help={
					<>
						<span className={ `svc-tool__mark is-${ effect }` }>
							{ markText( effect ) }
						</span>{ ' ' }
						{ tool.summary }
					</>
				}
				checked={ tool.enabled }
				onChange={ onToggle }
			/>
			<Button
				size="small"
				className="svc-tool__name"
				label={ sprintf(
					/* translators: %s: technical name of a tool. */
					__( 'Copy %s', 'svc' ),
					tool.name
				) }
				showTooltip={ false }
				onClick={ () =>
					void copy( tool.name, __( 'Name copied.', 'svc' ) )
				}
			>
				<code dir="ltr">{ tool.name }</code>
			</Button>
		</div>
	);
};
