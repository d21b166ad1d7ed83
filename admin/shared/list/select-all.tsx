import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** What is said of selected items, in the words of the list. */
export interface SelectionTexts {
	/** All of this page are selected. */
	onPage: ( count: number ) => string;
	/** The button that selects those of all pages. */
	offer: ( total: number ) => string;
	/** Those of all pages are selected. */
	everything: ( total: number ) => string;
}

interface Props {
	texts: SelectionTexts;
	/** Number of selected items on this page. */
	onPage: number;
	total: number;
	isEverything: boolean;
	onSelect: () => void;
	onClear: () => void;
}

/** Below a list of which the whole page is selected: selects the items of all pages. */
export const SelectAll = ( {
	texts,
	onPage,
	total,
	isEverything,
	onSelect,
	onClear,
}: Props ) => (
	<div className="svc-select-all">
		<span role="status">
			{ isEverything
				? texts.everything( total )
				: texts.onPage( onPage ) }
		</span>
		<Button variant="link" onClick={ isEverything ? onClear : onSelect }>
			{ isEverything
				? __( 'Clear selection', 'svc' )
				: texts.offer( total ) }
		</Button>
	</div>
);
