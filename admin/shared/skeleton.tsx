import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { NotYet } from './not-yet';
import type { Asked } from './use-answer';

const parts = [ 1, 2, 3, 4 ];

/** Grey shapes in the places of what is being loaded. `Svc\Kernel\Admin\Scripts::print_root()` prints the same before scripts run. */
export const Skeleton = () => (
	<div className="svc-skeleton" aria-busy="true">
		<VisuallyHidden role="status">
			{ __( 'Loading…', 'svc' ) }
		</VisuallyHidden>
		{ parts.map( ( part ) => (
			<div key={ part } className="svc-skeleton__part" />
		) ) }
	</div>
);

/** In place of a screen whose script is being loaded. */
export const ScreenSkeleton = () => (
	<div className="svc-screen">
		<div className="svc-screen__head" />
		<Skeleton />
	</div>
);

/** In place of a screen's first answer: its skeleton, or the failure with a button to try again. */
export const ScreenNotYet = ( asked: Omit< Asked< never >, 'value' > ) =>
	asked.failure === null ? (
		<Skeleton />
	) : (
		<div className="svc-not-yet">
			<NotYet { ...asked } />
		</div>
	);
