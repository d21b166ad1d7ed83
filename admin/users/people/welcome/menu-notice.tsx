import { ExternalLink, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { MenuOutcome } from './menu';

/** Says whether the page is in the menu, and what to do if not. */
export const MenuNotice = ( {
	outcome: { state, editor },
}: {
	outcome: MenuOutcome;
} ) => {
	const isInMenu = state === 'added' || state === 'shown';
	return (
		<Notice
			status={ isInMenu ? 'success' : 'warning' }
			isDismissible={ false }
		>
			{ menuText( state ) }
			{ ! isInMenu && editor && (
				<>
					{ ' ' }
					<ExternalLink href={ editor }>
						{ __( 'Edit the menu', 'svc' ) }
					</ExternalLink>
				</>
			) }
		</Notice>
	);
};

const menuText = ( state: MenuOutcome[ 'state' ] ): string =>
	( {
		added: __(
			'The page is published and in the menu of the site.',
			'svc'
		),
		shown: __(
			'The page is published. The menu of the site shows it by itself.',
			'svc'
		),
		none: __(
			'The page is published. It was not added to a menu, because the theme has no main menu that can be changed from here. If the page is missing from your site’s menu, add it there.',
			'svc'
		),
		forbidden: __(
			'The page is published. You are not allowed to change the menu of the site: ask an administrator to add the page.',
			'svc'
		),
		failed: __(
			'The page is published, but it could not be added to the menu of the site. Add it there.',
			'svc'
		),
	} )[ state ];
