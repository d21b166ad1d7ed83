import { __, sprintf } from '@wordpress/i18n';
import type { Submission } from '../../../../client/src/lead-pages/index';
import { momentText } from '../../../shared/time';
import { consentText } from '../../shared/vocabulary';
import { DrawerPart } from './part';

interface Props {
	submissions: readonly Submission[];
	isRevoked: boolean;
}

/** What the person agreed to, with the texts as they were shown. */
export const Consents = ( { submissions, isRevoked }: Props ) => {
	const asked = submissions.filter( ( { consents } ) => consents.length > 0 );
	return (
		<DrawerPart title={ __( 'Consent', 'svc' ) }>
			{ isRevoked && (
				<p className="svc-lead-revoked">
					{ __( 'Do not contact: all consent is revoked.', 'svc' ) }
				</p>
			) }
			{ asked.length === 0 && (
				<p>{ __( 'The person was not asked for consent.', 'svc' ) }</p>
			) }
			<ul className="svc-lead-consents">
				{ asked.flatMap( ( { id, at, consents } ) =>
					consents.map( ( { key, given, text } ) => (
						<li key={ `${ id } ${ key }` }>
							<strong>{ answerText( key, given ) }</strong>
							<blockquote dir="auto">{ text }</blockquote>
							<time className="svc-lead-about" dateTime={ at }>
								{ momentText( at ) }
							</time>
						</li>
					) )
				) }
			</ul>
		</DrawerPart>
	);
};

const answerText = (
	key: Submission[ 'consents' ][ number ][ 'key' ],
	given: boolean
) =>
	given
		? /* translators: %s: what was agreed to. */
			sprintf( __( '%s: agreed', 'svc' ), consentText( key ) )
		: /* translators: %s: what was not agreed to. */
			sprintf( __( '%s: not agreed', 'svc' ), consentText( key ) );
