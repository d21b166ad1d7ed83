import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { Section } from '../../shared/form/section';
import { Signature } from './signature';

const steps = (): { program: string; text: string }[] => [
	{
		program: 'Gmail',
		text: __(
			'Settings > See all settings > General > Signature > Create new. Paste the signature, choose it for new e-mails, and save the changes at the end of the page.',
			'svc'
		),
	},
	{
		program: 'Outlook',
		text: __(
			'Settings > Account > Signatures (on Windows without the new Outlook: File > Options > Mail > Signatures). Add a signature, paste it, choose it for new messages, and save.',
			'svc'
		),
	},
	{
		program: 'Apple Mail',
		text: __(
			'Mail > Settings > Signatures. Choose the account, add a signature, clear “Always match my default message font”, and paste it.',
			'svc'
		),
	},
];

/** The person's own signature, with the steps for the e-mail programs. Partners have a profile and no signature. */
export const MySignature = () =>
	boot().me.isPerson ? (
		<Section title={ __( 'My e-mail signature', 'svc' ) }>
			<Signature userId={ boot().me.userId } />
			<p>{ __( 'Copy the signature, then:', 'svc' ) }</p>
			<dl className="svc-mail-signature__steps">
				{ steps().map( ( { program, text } ) => (
					<div key={ program }>
						<dt>{ program }</dt>
						<dd>{ text }</dd>
					</div>
				) ) }
			</dl>
		</Section>
	) : null;
