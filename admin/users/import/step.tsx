import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

const steps = [ 'file', 'columns', 'check', 'import' ] as const;
export type StepName = ( typeof steps )[ number ];

const nameOf = ( step: StepName ): string =>
	( {
		file: __( 'File', 'svc' ),
		columns: __( 'Columns', 'svc' ),
		check: __( 'Dry run', 'svc' ),
		import: __( 'Import', 'svc' ),
	} )[ step ];

/** The heading that was shown last. */
let shown = '';

/** With the next import the first heading leaves the focus where it is. */
export const forgetStep = () => {
	shown = '';
};

interface Props {
	at: StepName;
	title: string;
	children: ReactNode;
}

/** The list of steps and the heading of the current one, which takes the focus when it changes. */
export function Step( { at, title, children }: Props ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( shown !== '' && shown !== title ) {
			heading.current?.focus( { preventScroll: true } );
			window.scrollTo( 0, 0 );
		}
		shown = title;
	}, [ title ] );
	return (
		<div className="svc-import">
			<ol className="svc-steps">
				{ steps.map( ( step ) => (
					<li
						key={ step }
						data-is-done={
							steps.indexOf( step ) < steps.indexOf( at )
						}
						{ ...( step === at && { 'aria-current': 'step' } ) }
					>
						{ nameOf( step ) }
					</li>
				) ) }
			</ol>
			<h2 ref={ heading } tabIndex={ -1 }>
				{ title }
			</h2>
			{ children }
		</div>
	);
}
