import { __ } from '@wordpress/i18n';
import { notify, notifyError } from '../../shared/notices';

/** Browsers offer a clipboard on secure addresses only. */
export async function copy( text: string, done: string ): Promise< void > {
	try {
		await navigator.clipboard.writeText( text );
		notify( done );
	} catch {
		notifyError(
			__(
				'Your browser does not allow this page to copy. Select the text and copy it.',
				'svc'
			)
		);
	}
}
