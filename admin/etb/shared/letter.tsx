import { __ } from '@wordpress/i18n';

interface Props {
	html: string;
	isPhone: boolean;
	isDark: boolean;
}

const darkRule = '@media (prefers-color-scheme:dark)';

/** An e-mail in a frame without scripts. Its rules for dark mode follow the switch, and not the device. */
export const Letter = ( { html, isPhone, isDark }: Props ) => (
	<iframe
		title={ __( 'E-mail', 'svc' ) }
		className={ `svc-mail-letter${ isPhone ? ' is-phone' : '' }` }
		sandbox=""
		srcDoc={ html.replaceAll(
			darkRule,
			isDark ? '@media all' : '@media not all'
		) }
	/>
);
