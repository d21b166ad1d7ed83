import { useCallback, useMemo, useState } from '@wordpress/element';
import { boot } from '../boot';
import { changedKeys, type Draft, type Value } from '../../users/shared/profile/draft';
import { complaintAbout, complaintsAbout } from './validate';

export interface Editing {
	base: Draft;
	draft: Draft;
	changed: string[];
	complaints: Record< string, string >;
	set: ( changes: Record< string, Value > ) => void;
	look: ( key: string ) => void;
	/** Begins anew, with changes already made where there are. */
	begin: ( base: Draft, draft?: Draft ) => void;
	/** Whether all of this may be sent. */
	check: ( keys: readonly string[] ) => boolean;
	complain: ( complaints: Record< string, string > ) => void;
}

/** A draft, what it was, and what is wrong with it. A field that is changed is not complained about until it is left. */
export function useDraft( start: Draft ): Editing {
	const [ base, setBase ] = useState( start );
	const [ draft, setDraft ] = useState( start );
	const [ complaints, setComplaints ] = useState< Record< string, string > >(
		{}
	);
	const set = useCallback( ( changes: Record< string, Value > ) => {
		setDraft( ( last ) => ( { ...last, ...changes } ) );
		setComplaints( ( last ) =>
			Object.fromEntries(
				Object.entries( last ).filter(
					( [ key ] ) => ! Object.hasOwn( changes, key )
				)
			)
		);
	}, [] );
	const begin = useCallback( ( anew: Draft, changes: Draft = anew ) => {
		setBase( anew );
		setDraft( changes );
		setComplaints( {} );
	}, [] );
	const changed = useMemo(
		() => changedKeys( base, draft ),
		[ base, draft ]
	);
	return {
		base,
		draft,
		changed,
		complaints,
		set,
		begin,
		look( key ) {
			const text = complaintAbout(
				key,
				draft[ key ],
				boot().customFields
			);
			if ( text !== null ) {
				setComplaints( ( last ) => ( { ...last, [ key ]: text } ) );
			}
		},
		check( keys ) {
			const found = complaintsAbout( draft, keys, boot().customFields );
			setComplaints( found );
			return Object.keys( found ).length === 0;
		},
		complain: setComplaints,
	};
}
