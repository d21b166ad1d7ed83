import { Modal, TabPanel, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { renderContent, type Rendered } from '../../../../client/src/etb/index';
import type { Choice } from '../../../shared/pick';
import { transport } from '../../../shared/transport';
import { useAnswer } from '../../../shared/use-answer';
import { mail } from '../data';
import { unsaved } from '../template';
import { Letter, NoLetter, Unanswered } from '../../shared/letter';
import { PersonChoice } from './person-choice';
import { Size } from './size';
import { Warnings } from './warnings';

type View = 'desktop' | 'phone' | 'text';

const views = (): { name: View; title: string }[] => [
	{ name: 'desktop', title: __( 'Desktop', 'svc' ) },
	{ name: 'phone', title: __( 'Phone', 'svc' ) },
	{ name: 'text', title: __( 'Plain text', 'svc' ) },
];

interface Props {
	close: () => void;
}

/** The e-mail as the server renders it from what is in the editor, saved or not. */
export function PreviewModal( { close }: Props ) {
	const [ template ] = useState( unsaved );
	const [ person, setPerson ] = useState< Choice | null >( null );
	const { value, ...asked } = useAnswer(
		person?.value ?? 'sample',
		async ( signal ) => {
			const { body } = await renderContent(
				transport,
				{
					...template,
					purpose: mail().purpose,
					sample: true,
					...( person && {
						context: {
							person: { user_id: Number( person.value ) },
						},
					} ),
				},
				{ signal }
			);
			return body;
		}
	);
	// Not the answer for another person.
	const rendered = asked.isWaiting || asked.failure !== null ? null : value;
	return (
		<Modal
			title={ __( 'Preview', 'svc' ) }
			isFullScreen
			className="svc-mail-preview"
			onRequestClose={ close }
		>
			<div className="svc-mail-preview__side">
				<PersonChoice value={ person } onChange={ setPerson } />
				{ rendered && <Size of={ rendered.size } /> }
				<Warnings
					warnings={ rendered?.warnings ?? null }
					close={ close }
				/>
			</div>
			<div
				className="svc-mail-preview__main"
				aria-busy={ asked.isWaiting }
			>
				<Unanswered { ...asked } />
				<Views rendered={ rendered } isWaiting={ asked.isWaiting } />
			</div>
		</Modal>
	);
}

interface ViewsProps {
	rendered: Rendered | null;
	isWaiting: boolean;
}

/** Stays while the next answer is awaited, with the view that was chosen. */
function Views( { rendered, isWaiting }: ViewsProps ) {
	const [ isDark, setDark ] = useState( false );
	return (
		<>
			{ rendered && mail().hasSubject && (
				<p className="svc-mail-preview__head">
					<strong>{ rendered.subject }</strong>
					<span>{ rendered.preheader }</span>
				</p>
			) }
			<TabPanel tabs={ views() }>
				{ ( { name } ) => (
					<>
						{ name !== 'text' && (
							<ToggleControl
								label={ __( 'Dark mode', 'svc' ) }
								checked={ isDark }
								onChange={ setDark }
							/>
						) }
						{ isWaiting && (
							<NoLetter isPhone={ name === 'phone' } />
						) }
						{ rendered && name === 'text' && (
							<pre tabIndex={ 0 }>{ rendered.text }</pre>
						) }
						{ rendered && name !== 'text' && (
							<Letter
								html={ rendered.html }
								isPhone={ name === 'phone' }
								isDark={ isDark }
							/>
						) }
					</>
				) }
			</TabPanel>
		</>
	);
}
