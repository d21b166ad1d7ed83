import { __ } from '@wordpress/i18n';
import { Branch, type BranchProps } from './branch';

/** The same as a list of lists: every name and button is a stop of its own. */
export const List = ( props: Omit< BranchProps, 'isTree' | 'isWide' > ) => (
	<ul
		className="svc-chart__root"
		aria-label={ __( 'Who reports to whom', 'svc' ) }
	>
		<Branch
			{ ...props }
			isTree={ false }
			isWide={ false }
			id={ props.chart.root }
			level={ 1 }
		/>
	</ul>
);
