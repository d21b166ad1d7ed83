import { SearchControl, SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Show, Wanted } from './find-tools';

interface Props {
	wanted: Wanted;
	/** How many tools there are, are on, and are shown; the last is null where all are. */
	all: number;
	on: number;
	shown: number | null;
	onChange: ( wanted: Wanted ) => void;
}

const shows = (): { value: Show; label: string }[] => [
	{ value: 'all', label: __( 'All tools', 'svc' ) },
	{ value: 'on', label: __( 'Tools that are on', 'svc' ) },
	{ value: 'off', label: __( 'Tools that are off', 'svc' ) },
	{ value: 'changed', label: __( 'Changed from the default', 'svc' ) },
];

/** The search among the tools. What it finds is announced. */
export const ToolFinder = ( { wanted, onChange, ...numbers }: Props ) => (
	<>
		<div className="svc-tool-finder">
			<SearchControl
				__next40pxDefaultSize
				label={ __( 'Search tools', 'svc' ) }
				hideLabelFromVision={ false }
				placeholder=""
				value={ wanted.search }
				onChange={ ( search ) => onChange( { ...wanted, search } ) }
				onKeyDown={ ( event ) => {
					// Enter would save the settings.
					if ( event.key === 'Enter' ) {
						event.preventDefault();
					}
				} }
			/>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Show', 'svc' ) }
				value={ wanted.show }
				options={ shows() }
				onChange={ ( show ) => onChange( { ...wanted, show } ) }
			/>
		</div>
		<p role="status">{ countText( numbers ) }</p>
	</>
);

const countText = ( {
	all,
	on,
	shown,
}: Pick< Props, 'all' | 'on' | 'shown' > ): string =>
	shown === null
		? sprintf(
				/* translators: 1: how many tools there are, 2: how many of them are on. */
				_n( '%1$d tool, %2$d on', '%1$d tools, %2$d on', all, 'svc' ),
				all,
				on
			)
		: sprintf(
				/* translators: 1: how many tools are shown, 2: how many there are. */
				__( '%1$d of %2$d tools shown', 'svc' ),
				shown,
				all
			);
