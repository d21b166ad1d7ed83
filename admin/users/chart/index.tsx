import { Button } from '@wordpress/components';
import { useState, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addressOf } from '../../shared/location';
import { NoPeopleYet } from '../shared/no-people-yet';
import { Screen } from '../../shared/screen';
import { ScreenNotYet } from '../../shared/skeleton';
import { useAnswer } from '../../shared/use-answer';
import { Board } from './board';
import type { Chart } from './data/chart';
import { ChartStore } from './data/chart-store';
import { reader } from './data/read';

/** Who reports to whom, as a tree or a list. Managers are changed here. */
export function OrgChart() {
	const [ store ] = useState( () => new ChartStore( reader ) );
	const { chart, busy } = useSyncExternalStore( store.subscribe, store.look );
	const { failure, again } = useAnswer( 'start', () => store.start() );
	return (
		<Screen
			title={ __( 'Organization', 'svc' ) }
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
				<ScreenNotYet
					failure={ failure }
					again={ again }
					isWaiting={ failure === null }
				/>
			) }
			{ chart && hasNoPeople( chart ) && <NoPeopleYet /> }
			{ chart && ! hasNoPeople( chart ) && (
				<Board store={ store } chart={ chart } busy={ busy } />
			) }
		</Screen>
	);
}

const hasNoPeople = ( chart: Chart ) =>
	chart.root === 0 && chart.people.get( 0 )?.reports_count === 0;
