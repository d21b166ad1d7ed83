import { ConflictDialog } from '../../shared/form/conflict-dialog';
import type { Draft } from '../../shared/form/draft';
import { ShownValue } from '../../shared/form/shown-value';
import type { FormConflict } from './use-settings';

interface Props {
	conflict: FormConflict;
	onMerged: ( draft: Draft ) => void;
	onClose: () => void;
}

/** Both versions of a form in the settings, by its rows. */
export function PartConflict( { conflict, onMerged, onClose }: Props ) {
	const rows = conflict.part.rows?.();
	return (
		<ConflictDialog
			merge={ conflict.merge }
			base={ conflict.base }
			theirs={ conflict.theirs.value }
			labelOf={ ( name ) => rows?.get( name )?.label ?? name }
			Shown={ ( { name, value } ) => (
				<ShownValue row={ rows?.get( name ) } value={ value } />
			) }
			onMerged={ onMerged }
			onClose={ onClose }
		/>
	);
}
