import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Conflict } from './conflict-dialog';
import type { Saving } from './use-saving';
import { FormScreen } from './form-screen';
import type { Editing } from './use-draft';

interface Props {
	title: string;
	back?: ReactNode;
	actions?: ReactNode;
	editing: Editing;
	saving: Saving;
	aside: ReactNode;
	children: ReactNode;
}

/** The form of a profile that is there, which somebody else may save meanwhile. */
export const VersionScreen = ( { editing, saving, ...props }: Props ) => (
	<>
		<FormScreen
			{ ...props }
			submit={ __( 'Save', 'svc' ) }
			isReady={ editing.changed.length > 0 }
			editing={ editing }
			saving={ saving }
		/>
		{ saving.conflict && (
			<Conflict
				merge={ saving.conflict.merge }
				theirs={ saving.conflict.theirs.draft }
				base={ editing.base }
				onMerged={ ( draft ) => void saving.settle( draft ) }
				onClose={ saving.dismiss }
			/>
		) }
	</>
);
