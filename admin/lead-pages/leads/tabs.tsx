import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { help } from '@wordpress/icons';
import { Link } from '../../shared/link';
import type { LeadState } from './list';
import { addressWith } from './use-view';
import type { View } from './view';

interface Props {
	view: View;
	state: LeadState;
	onHelp: () => void;
}

/** Links to the folders, and to table and board of the inbox, which share search and filters. */
export const Tabs = ( { view, state, onHelp }: Props ) => {
	const at = ( isHere: boolean ) =>
		isHere ? { 'aria-current': 'page' as const } : {};
	const board = { ...view, isBoard: true, folder: 'inbox' as const };
	return (
		<div className="svc-lead-tabs">
			<ul className="subsubsub svc-list-links">
				<li>
					<Link
						{ ...at( view.folder === 'inbox' && ! view.isBoard ) }
						href={ addressWith(
							{ ...board, isBoard: false, lead: null },
							view.folder === 'inbox' ? state : null
						) }
					>
						{ __( 'Inbox', 'svc' ) }
					</Link>
				</li>
				<li>
					<Link
						{ ...at( view.isBoard ) }
						href={ addressWith(
							{ ...board, lead: null },
							view.folder === 'inbox'
								? { ...state, page: 1 }
								: null
						) }
					>
						{ __( 'Board', 'svc' ) }
					</Link>
				</li>
				<li>
					<Link
						{ ...at( view.folder === 'spam' ) }
						href={ addressWith( {
							folder: 'spam',
							isBoard: false,
							lead: null,
						} ) }
					>
						{ __( 'Spam', 'svc' ) }
					</Link>
				</li>
			</ul>
			<Button
				icon={ help }
				size="compact"
				label={ __( 'Keyboard shortcuts', 'svc' ) }
				onClick={ onHelp }
			/>
		</div>
	);
};
