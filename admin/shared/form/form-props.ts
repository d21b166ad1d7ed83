import type { Draft, Value } from '../../users/shared/profile/draft';

/** What a part of the form needs of the whole. */
export interface FormProps {
	draft: Draft;
	/** Of the draft, what is wrong with which key. */
	complaints: Record< string, string >;
	set: ( changes: Record< string, Value > ) => void;
	/** A field has been left: it may be looked at. */
	look: ( key: string ) => void;
	/** Whether whoever looks may change this. */
	may: ( key: string ) => boolean;
}

export const textOfValue = ( value: Value | undefined ): string =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

/** By this, whoever is told that a field is wrong is brought there. */
export const fieldMark = ( key: string ) => ( { 'data-field': key } );
