import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Node } from '../data/chart';
import { chooseFor, EveryoneWithoutManager, named, Problem } from './problem';

export interface PeopleProblemProps {
	title: string;
	people: Node[];
	/** Whether all of them can be given the same manager at once. */
	canChooseForAll?: boolean;
	/** Shows a person in the chart. */
	goTo: ( id: number ) => void;
	/** Opens the dialog that changes the manager of one or several people. */
	onChooseManager: ( people: Node[] ) => void;
	children: string;
}

/** A problem of several people, each with a link and a button. */
export function PeopleProblem( {
	title,
	people,
	canChooseForAll = false,
	goTo,
	onChooseManager,
	children,
}: PeopleProblemProps ) {
	if ( people.length === 0 ) {
		return null;
	}
	return (
		<Problem title={ title } count={ people.length }>
			<p>{ children }</p>
			<ul>
				{ people.slice( 0, named ).map( ( node ) => (
					<li key={ node.id }>
						<Button
							variant="link"
							onClick={ () => goTo( node.id ) }
						>
							{ node.name }
						</Button>
						<Button
							size="small"
							variant="secondary"
							aria-label={ chooseFor( node.name ) }
							onClick={ () => onChooseManager( [ node ] ) }
						>
							{ __( 'Choose a manager', 'svc' ) }
						</Button>
					</li>
				) ) }
			</ul>
			<div className="svc-problem__all">
				{ canChooseForAll && people.length > 1 && (
					<Button
						size="compact"
						variant="secondary"
						onClick={ () => onChooseManager( people ) }
					>
						{ __( 'Choose one manager for all', 'svc' ) }
					</Button>
				) }
				{ people.length > named && <EveryoneWithoutManager /> }
			</div>
		</Problem>
	);
}
