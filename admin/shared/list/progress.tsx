import { __, sprintf } from '@wordpress/i18n';
import { numberText } from '../number';

interface Props {
	label: string;
	tried: number;
	of: number;
}

/** How many of several items are done. */
export const Progress = ( { label, tried, of }: Props ) => (
	<div className="svc-progress">
		<progress max={ of } value={ tried } aria-label={ label } />
		<span>
			{ sprintf(
				/* translators: 1: how many are done, 2: of how many. */
				__( '%1$s of %2$s', 'svc' ),
				numberText( tried ),
				numberText( of )
			) }
		</span>
	</div>
);
