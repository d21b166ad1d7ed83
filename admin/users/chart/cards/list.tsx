import { __ } from '@wordpress/i18n';
import { Branch, type BranchProps } from './branch';

/** The chart as nested lists: Tab stops at every name and button. */
export const List = ( props: Omit< BranchProps, 'isTree' | 'isWide' > ) => (
	<ul className="svc-chart__root" aria-label={ __( 'Org chart', 'svc' ) }>
		<Branch
			{ ...props }
			isTree={ false }
			isWide={ false }
			id={ props.chart.root }
			level={ 1 }
		/>
	</ul>
);
