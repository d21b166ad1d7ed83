import { Button } from '@wordpress/components';
import { useState, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addressOf } from '../../shared/location';
import { Empty } from '../shared/no-people';
import { NotYet } from '../../shared/not-yet';
import { Screen } from '../../shared/screen';
import { useAnswer } from '../../shared/use-answer';
import { Board } from './board';
import type { Chart } from './chart';
import { Company } from './company';
import { reading } from './read';

/** Who reports to whom, as a tree or a list, and where that is changed. */
export function OrgChart() {
	const [ company ] = useState( () => new Company( reading ) );
	const { chart, busy } = useSyncExternalStore(
		company.subscribe,
		company.look
	);
	const { failure, again } = useAnswer( 'start', () => company.start() );
	return (
		<Screen
			title={ __( 'Organisation', 'svc' ) }
			actions={
				<Button
					variant="primary"
					size="compact"
					href={ addressOf( 'svc-people-add' ) }
				>
					{ __( 'Add person', 'svc' ) }
				</Button>
			}
		>
			{ chart === null && (
				<div className="svc-chart-waits">
					<NotYet
						failure={ failure }
						again={ again }
						isWaiting={ failure === null }
					/>
				</div>
			) }
			{ chart && isEmpty( chart ) && <Empty isNarrowed={ false } /> }
			{ chart && ! isEmpty( chart ) && (
				<Board company={ company } chart={ chart } busy={ busy } />
			) }
		</Screen>
	);
}

const isEmpty = ( chart: Chart ) =>
	chart.root === 0 && chart.people.get( 0 )?.reports_count === 0;
