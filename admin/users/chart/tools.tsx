import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Choice } from '../../shared/pick';
import { PickPerson } from '../../shared/people/pick-person';
import type { View } from './use-address';

interface Props {
	view: View;
	onView: ( view: View ) => void;
	goTo: ( id: number ) => void;
}

const views: [ View, string ][] = [
	[ 'tree', __( 'Tree', 'svc' ) ],
	[ 'list', __( 'List', 'svc' ) ],
];

/** The search, and the choice between tree and list. */
export function Tools( { view, onView, goTo }: Props ) {
	const [ choice, setChoice ] = useState< Choice | null >( null );
	return (
		<div className="svc-chart-tools">
			<div className="svc-chart-tools__search">
				<PickPerson
					label={ __( 'Find a person', 'svc' ) }
					placeholder={ __(
						'Search by name, job title or department',
						'svc'
					) }
					hideLabelFromVision
					value={ choice }
					onChange={ ( next ) => {
						setChoice( next );
						if ( next ) {
							goTo( Number( next.value ) );
						}
					} }
				/>
			</div>
			<div
				className="svc-chart-tools__views"
				role="group"
				aria-label={ __( 'View', 'svc' ) }
			>
				{ views.map( ( [ name, label ] ) => (
					<Button
						key={ name }
						__next40pxDefaultSize
						isPressed={ view === name }
						onClick={ () => onView( name ) }
					>
						{ label }
					</Button>
				) ) }
			</div>
		</div>
	);
}
