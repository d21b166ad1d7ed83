import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { failureText } from '../../shared/failure';
import type { OpenLead } from './use-lead';

/** Why the last change was not saved: a lead that was changed in the meantime is read again, others are tried again. */
export const RefusedNotice = ( {
	refused,
	reload,
}: Pick< OpenLead, 'refused' | 'reload' > ) =>
	refused && (
		<Notice
			status={ refused.isStale ? 'warning' : 'error' }
			isDismissible={ false }
			actions={ [
				refused.isStale
					? { label: __( 'Reload', 'svc' ), onClick: reload }
					: {
							label: __( 'Try again', 'svc' ),
							onClick: refused.again,
						},
			] }
		>
			{ refused.isStale
				? __(
						'This lead was changed in the meantime, so your change was not saved.',
						'svc'
					)
				: failureText( refused.thrown ) }
		</Notice>
	);
