import { Button } from '@wordpress/components';
import { useId, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution, check, chevronDown, chevronUp, Icon } from '@wordpress/icons';
import { addressOf } from '../../shared/location';
import { Link } from '../../shared/link';
import { Broken } from './broken';
import type { Chart, Node } from './chart';
import { named, Problem } from './problem';
import { countOf, looseEnds } from './problems';
import type { Damage } from './use-damage';

interface Props {
	chart: Chart;
	damage: Damage;
	/** Shows somebody in the chart. */
	goTo: ( id: number ) => void;
	/** Asks for the manager of one or several. */
	choose: ( people: Node[] ) => void;
}

/** What is unusual about the company, and what can be done about it. */
export function ProblemsPanel( { chart, damage, goTo, choose }: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const id = useId();
	const loose = useMemo( () => looseEnds( chart ), [ chart ] );
	const count = countOf( loose, damage.report );
	return (
		<section
			className={ `svc-problems${ count > 0 ? ' has-some' : '' }` }
			aria-label={ __( 'Problems', 'svc' ) }
		>
			<Button
				className="svc-problems__head"
				__next40pxDefaultSize
				icon={ isOpen ? chevronUp : chevronDown }
				iconPosition="right"
				aria-expanded={ isOpen }
				aria-controls={ id }
				onClick={ () => setOpen( ! isOpen ) }
			>
				<Icon icon={ count > 0 ? caution : check } />
				{ count > 0
					? sprintf(
							/* translators: %d: how many. */
							_n(
								'%d thing needs a look',
								'%d things need a look',
								count,
								'svc'
							),
							count
						)
					: __( 'Nothing needs a look', 'svc' ) }
			</Button>
			<div id={ id } className="svc-problems__body" hidden={ ! isOpen }>
				{ isOpen && (
					<>
						<Several
							title={ __( 'Several people at the top', 'svc' ) }
							people={ loose.tops }
							goTo={ goTo }
							choose={ choose }
						>
							{ __(
								'They have a team and no manager. One person at the top is usual; the others may lack a manager.',
								'svc'
							) }
						</Several>
						<Several
							title={ __(
								'People without manager and team',
								'svc'
							) }
							people={ loose.alone }
							goTo={ goTo }
							choose={ choose }
							canAll
						>
							{ __(
								'Nobody is above them, and nobody below: they stand beside the company.',
								'svc'
							) }
						</Several>
						{ loose.uncounted > 0 && (
							<Problem
								title={ __( 'People without manager', 'svc' ) }
								count={ loose.uncounted }
							>
								<Everybody />
							</Problem>
						) }
						<Broken damage={ damage } />
					</>
				) }
			</div>
		</section>
	);
}

function Several( {
	title,
	people,
	goTo,
	choose,
	canAll = false,
	children,
}: {
	title: string;
	people: Node[];
	canAll?: boolean;
	children: string;
} & Pick< Props, 'goTo' | 'choose' > ) {
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
							aria-label={ sprintf(
								/* translators: %s: a name. */
								__( 'Choose a manager for %s', 'svc' ),
								node.name
							) }
							onClick={ () => choose( [ node ] ) }
						>
							{ __( 'Choose a manager', 'svc' ) }
						</Button>
					</li>
				) ) }
			</ul>
			<div className="svc-problem__all">
				{ canAll && people.length > 1 && (
					<Button
						size="compact"
						variant="secondary"
						onClick={ () => choose( people ) }
					>
						{ __( 'Choose one manager for all of them', 'svc' ) }
					</Button>
				) }
				{ people.length > named && <Everybody /> }
			</div>
		</Problem>
	);
}

const Everybody = () => (
	<Link href={ addressOf( 'svc-people', { without: 'manager' } ) }>
		{ __( 'Show everybody without manager', 'svc' ) }
	</Link>
);
