import { Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { textOf } from '../../shared/failure';
import type { Asked } from '../../shared/use-answer';
import { withLinksOff } from './links-off';

interface Props {
	html: string;
	isPhone: boolean;
	isDark: boolean;
}

const darkRule = '@media (prefers-color-scheme:dark)';

/** An e-mail in a frame without scripts, whose links do nothing. Its rules for dark mode follow the switch, and not the device. */
export const Letter = ( { html, isPhone, isDark }: Props ) => (
	<iframe
		title={ __( 'E-mail', 'svc' ) }
		className={ `svc-mail-letter${ isPhone ? ' is-phone' : '' }` }
		sandbox=""
		srcDoc={ withLinksOff(
			html.replaceAll(
				darkRule,
				isDark ? '@media all' : '@media not all'
			)
		) }
	/>
);

/** Where an e-mail will be. */
export const NoLetter = ( { isPhone }: Pick< Props, 'isPhone' > ) => (
	<div
		className={ `svc-mail-letter is-awaited${ isPhone ? ' is-phone' : '' }` }
	>
		<Spinner />
	</div>
);

/** Why there is no e-mail. */
export const Unanswered = ( {
	failure,
	again,
}: Pick< Asked< unknown >, 'failure' | 'again' > ) =>
	failure === null ? null : (
		<Notice
			status="error"
			isDismissible={ false }
			actions={ [ { label: __( 'Try again', 'svc' ), onClick: again } ] }
		>
			{ textOf( failure ) }
		</Notice>
	);
