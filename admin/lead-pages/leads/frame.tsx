import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { exportLeadsPath } from '../../../client/src/lead-pages/index';
import { boot } from '../../shared/boot';
import { fileAddress } from '../../shared/file-address';
import { queryOf } from '../../shared/list/list-state';
import { Screen } from '../../shared/screen';
import { leadBoot } from '../boot';
import { AddLead } from './dialogs/add-lead';
import { HelpDialog } from './keys/help-dialog';
import { inFolder, leadShape, type LeadState } from './list';
import { Tabs } from './tabs';
import { sharedNarrowing, type View } from './view';

interface Props {
	view: View;
	state: LeadState;
	open: ( lead: number ) => void;
	/** Reads the leads again. */
	again: () => void;
	/** Given what opens the list of keys. */
	children: ( help: () => void ) => ReactNode;
}

/** The screen around table and board: title, what leads on, and the dialogs of the whole. */
export function LeadFrame( { view, state, open, again, children }: Props ) {
	const [ dialog, setDialog ] = useState< 'add' | 'help' | null >( null );
	const close = () => setDialog( null );
	return (
		<Screen
			title={
				leadBoot().mayManageLeads
					? __( 'Leads', 'svc' )
					: __( 'My leads', 'svc' )
			}
			actions={
				<>
					<Button
						variant="secondary"
						size="compact"
						href={ exportAddress( view, state ) }
					>
						{ __( 'Export', 'svc' ) }
					</Button>
					{ mayAdd() && (
						<Button
							variant="primary"
							size="compact"
							onClick={ () => setDialog( 'add' ) }
						>
							{ __( 'Add lead', 'svc' ) }
						</Button>
					) }
				</>
			}
		>
			<Tabs
				view={ view }
				state={ state }
				onHelp={ () => setDialog( 'help' ) }
			/>
			{ children( () => setDialog( 'help' ) ) }
			{ dialog === 'add' && (
				<AddLead
					close={ close }
					onAdded={ ( { id } ) => {
						again();
						open( id );
					} }
				/>
			) }
			{ dialog === 'help' && <HelpDialog close={ close } /> }
		</Screen>
	);
}

/** Realtor partners only read. */
const mayAdd = () => leadBoot().mayManageLeads || boot().me.isPerson;

/** Where a browser saves the leads of the view, on all pages. */
function exportAddress( { folder, isBoard }: View, state: LeadState ): string {
	const {
		page: _page,
		per_page: _size,
		...query
	} = isBoard ? sharedNarrowing( state ) : queryOf( leadShape, state );
	return fileAddress( exportLeadsPath( inFolder( folder, query ) ) );
}
