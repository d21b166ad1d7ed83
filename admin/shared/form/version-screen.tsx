import { __ } from '@wordpress/i18n';
import { ConflictDialog, type Described } from './conflict-dialog';
import { FormScreen, type FormScreenProps } from './form-screen';
import type { Saving } from './use-saving';

interface Props extends Omit<
	FormScreenProps,
	'submit' | 'isReady' | 'saving'
> {
	saving: Saving;
	/** How the conflict dialog names and shows the fields. */
	described: Described;
}

/** The form of a record that exists, which someone else may change at the same time. */
export const VersionScreen = ( {
	editing,
	saving,
	described,
	...props
}: Props ) => (
	<>
		<FormScreen
			{ ...props }
			submit={ __( 'Save', 'svc' ) }
			isReady={ editing.changed.length > 0 }
			editing={ editing }
			saving={ saving }
		/>
		{ saving.conflict && (
			<ConflictDialog
				{ ...described }
				merge={ saving.conflict.merge }
				theirs={ saving.conflict.theirs.draft }
				base={ editing.base }
				onMerged={ ( draft ) => void saving.saveMerged( draft ) }
				onClose={ saving.dismiss }
			/>
		) }
	</>
);
