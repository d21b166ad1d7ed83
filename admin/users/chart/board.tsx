import { useCallback, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { List } from './cards/list';
import { Tree } from './cards/tree';
import { useFits } from './cards/use-fits';
import { managerOf, totalOf, wayTo, type Chart } from './data/chart';
import type { ChartStore } from './data/chart-store';
import { useDrag } from './moving/use-drag';
import { useMoving, type Moving } from './moving/use-moving';
import { ProblemsPanel } from './problems/problems-panel';
import { useOpenManagers } from './problems/use-open-managers';
import { useRepair } from './problems/use-repair';
import { Questions, type Question } from './questions';
import { Tools } from './tools';
import { useBoard } from './use-board';
import { useVacancies } from './vacancies/use-vacancies';

interface Props {
	store: ChartStore;
	chart: Chart;
	/** Managers whose reports are being read. */
	busy: ReadonlySet< number >;
}

/** The org chart with its tools, its problems and its dialogs. */
export function Board( { store, chart, busy }: Props ) {
	const [ question, setQuestion ] = useState< Question | null >( null );
	const board = useBoard( store, chart, ( node, anchor ) =>
		setQuestion( { kind: 'menu', node, anchor } )
	);
	const { view, update, marked, goTo, controls } = board;
	const moved = useMoving( store, goTo );
	const vacancies = useVacancies( store, goTo, board.arrive );
	const repair = useRepair(
		useCallback( () => store.refresh( [ 0 ] ), [ store ] )
	);
	const openManagers = useOpenManagers( chart, moved.move, ( person, from ) =>
		setQuestion( { kind: 'manager', people: [ person ], from } )
	);
	const moving: Moving = {
		...moved,
		move: ( one ) => moved.move( one ).then( openManagers.load ),
		settle: ( moves ) => moved.settle( moves ).then( openManagers.load ),
	};
	const { frame, dragged } = useDrag(
		chart,
		( one ) => void moving.move( one )
	);
	const way = useMemo(
		() => new Set( marked === null ? [] : wayTo( chart, marked ) ),
		[ chart, marked ]
	);
	const cards = {
		chart,
		busy,
		current: board.current,
		marked,
		way,
		isWide: useFits( frame, totalOf( chart, chart.root ) ),
		controls,
	};
	return (
		<div className="svc-chart">
			<ProblemsPanel
				chart={ chart }
				repair={ repair }
				openManagers={ openManagers }
				goTo={ ( id ) => void goTo( id ) }
				onChooseManager={ ( people ) =>
					setQuestion( {
						kind: 'manager',
						people,
						from: managerOf( chart, people[ 0 ]!.id ),
					} )
				}
			/>
			<Tools
				view={ view }
				onView={ ( next ) => update( { view: next } ) }
				goTo={ ( id ) => void goTo( id ) }
			/>
			{ dragged !== null && managerOf( chart, dragged ) && (
				<div className="svc-chart__zone" data-user="0">
					{ __( 'Drop here for no manager', 'svc' ) }
				</div>
			) }
			<div className={ `svc-chart__frame is-${ view }` } ref={ frame }>
				{ view === 'tree' ? (
					<Tree
						{ ...cards }
						open={ ( ids ) => ids.forEach( controls.toggle ) }
						close={ ( id ) => store.close( id ) }
						openPerson={ board.openPerson }
					/>
				) : (
					<List { ...cards } />
				) }
			</div>
			{ view === 'tree' && <KeyboardHelp /> }
			{ question && (
				<Questions
					question={ question }
					setQuestion={ setQuestion }
					chart={ chart }
					moving={ moving }
					vacancies={ vacancies }
					openPerson={ board.openPerson }
				/>
			) }
		</div>
	);
}

const KeyboardHelp = () => (
	<p className="svc-chart__keys">
		{ __(
			'Drag a person onto their new manager, or use the menu of their card. Keyboard: use the arrow keys to move and to open teams, type letters to find a name, press Enter to open the person and Shift+F10 to open the menu. The list has the same links and buttons.',
			'svc'
		) }
	</p>
);
