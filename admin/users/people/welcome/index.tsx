import { Button } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../../shared/boot';
import { AssistantStep } from './assistant-step';
import { BlocksStep } from './blocks-step';
import { PageStep } from './page-step';
import { PeopleStep } from './people-step';
import { PublicStep } from './public-step';

/** The first steps with the plugin. Each step asks the site by itself whether it is done. */
export function Welcome( { onDismiss }: { onDismiss: () => void } ) {
	const id = useId();
	const hasAssistants = boot().components.some(
		( { name, isOn } ) => name === 'modern-data' && isOn
	);
	return (
		<section className="svc-welcome" aria-labelledby={ id }>
			<div className="svc-welcome__head">
				<h2 id={ id }>{ __( 'Welcome to Svc People', 'svc' ) }</h2>
				<Button
					variant="tertiary"
					size="compact"
					onClick={ () => {
						onDismiss();
						// The button is gone then.
						document
							.querySelector< HTMLElement >( '.svc-screen h1' )
							?.focus();
					} }
				>
					{ __( 'Dismiss', 'svc' ) }
				</Button>
			</div>
			<p>
				{ __(
					'From an empty site to a directory of your company. Steps are ticked off as the site gets there, and you can leave any of them out. Help, at the top of this screen, shows them again.',
					'svc'
				) }
			</p>
			<ol className="svc-welcome__steps">
				<PeopleStep />
				<PublicStep />
				{ boot().mayPublishPages && <PageStep /> }
				{ hasAssistants && <AssistantStep /> }
				<BlocksStep />
			</ol>
		</section>
	);
}
