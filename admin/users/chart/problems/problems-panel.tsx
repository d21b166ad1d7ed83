import { Button } from '@wordpress/components';
import { useId, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution, check, chevronDown, chevronUp, Icon } from '@wordpress/icons';
import type { Chart } from '../data/chart';
import { Findings } from './findings';
import { OpenManagers } from './open-managers';
import { PeopleProblem, type PeopleProblemProps } from './people-problem';
import { EveryoneWithoutManager, Problem } from './problem';
import { countOf, peopleToReview } from './review';
import type { OpenManagers as Entries } from './use-open-managers';
import type { Repair } from './use-repair';

interface Props extends Pick< PeopleProblemProps, 'goTo' | 'onChooseManager' > {
	chart: Chart;
	repair: Repair;
	openManagers: Entries;
}

const countText = ( count: number ) =>
	count > 0
		? sprintf(
				/* translators: %d: how many. */
				_n( '%d issue to review', '%d issues to review', count, 'svc' ),
				count
			)
		: __( 'No issues to review', 'svc' );

/** Unusual reporting lines and what repairing finds, with the actions for them. */
export function ProblemsPanel( {
	chart,
	repair,
	openManagers,
	...actions
}: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const id = useId();
	const { list } = openManagers;
	const review = useMemo(
		() =>
			peopleToReview(
				chart,
				new Set( list?.data.map( ( entry ) => entry.user_id ) )
			),
		[ chart, list ]
	);
	const count = countOf( review, repair.report ) + ( list?.total ?? 0 );
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
				{ countText( count ) }
			</Button>
			<div id={ id } className="svc-problems__body" hidden={ ! isOpen }>
				{ isOpen && (
					<>
						<OpenManagers
							entries={ openManagers }
							goTo={ actions.goTo }
						/>
						<PeopleProblem
							{ ...actions }
							title={ __( 'Several people at the top', 'svc' ) }
							people={ review.tops }
						>
							{ __(
								'These people have a team and no manager. A company usually has one person at the top; the others may need a manager.',
								'svc'
							) }
						</PeopleProblem>
						<PeopleProblem
							{ ...actions }
							title={ __(
								'People without a manager or a team',
								'svc'
							) }
							people={ review.alone }
							canChooseForAll
						>
							{ __(
								'These people are not connected to the rest of the company.',
								'svc'
							) }
						</PeopleProblem>
						{ review.uncounted > 0 && (
							<Problem
								title={ __(
									'People without a manager',
									'svc'
								) }
								count={ review.uncounted }
							>
								<EveryoneWithoutManager />
							</Problem>
						) }
						<Findings repair={ repair } />
					</>
				) }
			</div>
		</section>
	);
}
