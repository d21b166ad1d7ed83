import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface Props {
	title: string;
	/** By the facts of the site; null while they are not known. */
	isDone: boolean | null;
	children: ReactNode;
}

/** A step of the welcome, ticked once the site says that it is done. */
export const Step = ( { title, isDone, children }: Props ) => (
	<li
		className={ isDone ? 'svc-welcome__step is-done' : 'svc-welcome__step' }
	>
		<span className="svc-welcome__mark" aria-hidden="true">
			{ isDone && <Icon icon={ check } size={ 20 } /> }
		</span>
		<div className="svc-welcome__text">
			<h3>
				{ title }
				{ isDone && (
					<span className="screen-reader-text">
						{ ` (${ __( 'done', 'svc' ) })` }
					</span>
				) }
			</h3>
			{ children }
		</div>
	</li>
);
