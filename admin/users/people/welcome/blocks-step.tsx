import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../../../shared/boot';
import { addressOf } from '../../../shared/location';
import { useAnswer } from '../../../shared/use-answer';
import { core, screenAddress } from './core';
import { Step } from './step';

const types = [ 'pages', 'posts' ] as const;

/** Blocks of the plugin other than the staff directory. */
const others = /<!-- wp:svc\/(?!staff-directory )/;

const used = async ( signal: AbortSignal ) => {
	const found = await Promise.all(
		types.map( ( type ) =>
			core< { content: { raw: string } }[] >( 'GET', `/wp/v2/${ type }`, {
				query: {
					search: 'wp:svc/',
					search_columns: 'post_content',
					per_page: 100,
					context: 'edit',
					_fields: 'content',
				},
				signal,
			} )
		)
	);
	return found.flat().some( ( { content } ) => others.test( content.raw ) );
};

/** Done when a published page or post has another block of the plugin. */
export function BlocksStep() {
	const { value } = useAnswer(
		boot().mayPublishPages ? 'welcome blocks' : null,
		used
	);
	const on = boot().components.filter( ( { isOn } ) => isOn );
	return (
		<Step title={ __( 'Try the components', 'svc' ) } isDone={ value }>
			<p>
				{ sprintf(
					/* translators: %s: names of components, separated by commas. */
					__(
						'Switched on: %s. The blocks of the category People show an org chart, cards of people and bookmark buttons on any page or post.',
						'svc'
					),
					on.map( ( { title } ) => title ).join( ', ' )
				) }
			</p>
			<div className="svc-welcome__actions">
				<Button
					variant="secondary"
					size="compact"
					href={ addressOf( 'svc-people-chart' ) }
				>
					{ __( 'Open the org chart', 'svc' ) }
				</Button>
				{ boot().mayPublishPages && (
					<Button
						variant="secondary"
						size="compact"
						href={ screenAddress( 'post-new.php?post_type=page' ) }
					>
						{ __( 'Add a page with blocks', 'svc' ) }
					</Button>
				) }
				<Button
					variant="secondary"
					size="compact"
					href={ addressOf( 'svc-people-settings' ) }
				>
					{ __( 'Switch components on or off', 'svc' ) }
				</Button>
			</div>
		</Step>
	);
}
