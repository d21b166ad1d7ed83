import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store } from '@wordpress/notices';

/** The snackbars that `shared/notices` creates. */
export function Snackbars() {
	const notices = useSelect( ( select ) => select( store ).getNotices(), [] );
	const { removeNotice } = useDispatch( store );
	return (
		<SnackbarList
			className="svc-snackbars"
			notices={ notices.filter( ( { type } ) => type === 'snackbar' ) }
			onRemove={ ( id ) => void removeNotice( id ) }
		/>
	);
}
