import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	getSignature,
	type Signature as Made,
} from '../../../client/src/etb/index';
import { NotYet } from '../../shared/not-yet';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { Letter } from '../shared/letter';
import { copyHtml, copyRich } from './copy';

/** A person's e-mail signature, to copy into an e-mail program. */
export function Signature( { userId }: { userId: number } ) {
	const { value, ...asked } = useAnswer(
		String( userId ),
		async ( signal ) =>
			( await getSignature( transport, userId, { signal } ) ).body
	);
	return value ? <Copyable signature={ value } /> : <NotYet { ...asked } />;
}

function Copyable( { signature }: { signature: Made } ) {
	const [ result, setResult ] = useState( '' );
	async function copy( how: ( signature: Made ) => Promise< void > ) {
		setResult( '' );
		try {
			await how( signature );
			setResult( __( 'Copied.', 'svc' ) );
		} catch {
			setResult(
				__(
					'The browser did not allow copying. Select the signature and copy it with the keyboard.',
					'svc'
				)
			);
		}
	}
	return (
		<div className="svc-mail-signature">
			<Letter
				html={ signature.html }
				isPhone={ false }
				isDark={ false }
			/>
			<div className="svc-mail-signature__buttons">
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => void copy( copyRich ) }
				>
					{ __( 'Copy signature', 'svc' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => void copy( copyHtml ) }
				>
					{ __( 'Copy HTML', 'svc' ) }
				</Button>
			</div>
			<p role="status">{ result }</p>
			<div className="svc-mail-signature__warnings">
				{ signature.warnings.map( ( { code, message } ) => (
					<Notice
						key={ `${ code } ${ message }` }
						status="warning"
						isDismissible={ false }
					>
						{ message }
					</Notice>
				) ) }
			</div>
		</div>
	);
}
