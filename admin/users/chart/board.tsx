import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addressOf, navigate } from '../../shared/location';
import type { BranchProps } from './branch';
import { totalOf, wayTo, type Chart, type Node } from './chart';
import type { Company } from './company';
import { ChangeManager, MoveTeam } from './dialogs';
import { managerOf } from './judge';
import { List } from './list';
import { PersonMenu, type Deed } from './menu';
import { ProblemsPanel } from './problems-panel';
import { keyOf } from './rows';
import { Tools } from './tools';
import { Tree } from './tree';
import { useAddress } from './use-address';
import { useControls } from './use-controls';
import { useDamage } from './use-damage';
import { useDrag } from './use-drag';
import { useFocus } from './use-focus';
import { useGoingTo } from './use-going-to';
import { useMoving } from './use-moving';
import { useRoom } from './use-room';

interface Props {
	company: Company;
	chart: Chart;
	busy: ReadonlySet< number >;
}

/** What is being asked of somebody. */
type Question =
	| { kind: 'menu'; node: Node; anchor: Element }
	| { kind: 'manager'; people: Node[] }
	| { kind: 'team'; node: Node };

/** The chart with all that can be done to it. */
export function Board( { company, chart, busy }: Props ) {
	const address = useAddress();
	const [ current, setCurrent ] = useState( keyOf( chart.root ) );
	const [ marked, setMarked ] = useState< number | null >( null );
	const [ question, ask ] = useState< Question | null >( null );
	const focus = useFocus();
	const { goTo, gone } = useGoingTo( company, ( id ) => {
		setMarked( id );
		setCurrent( keyOf( id ) );
		focus( keyOf( id ) );
	} );
	const moving = useMoving( company, goTo );
	const { frame, dragged } = useDrag(
		chart,
		( one ) => void moving.move( one )
	);
	const damage = useDamage(
		useCallback( () => company.refresh( [ 0 ] ), [ company ] )
	);
	const isWide = useRoom( frame, totalOf( chart, chart.root ) );

	const { user, say } = address;
	useEffect( () => {
		if ( user > 0 && user !== gone.current ) {
			void goTo( user );
		}
	}, [ user, goTo, gone ] );

	const enter = useCallback(
		( id: number ) => {
			say( { user: id } );
			void navigate( addressOf( 'svc-people', { user: id } ) );
		},
		[ say ]
	);
	const controls = useControls( company, {
		focus,
		choose: setCurrent,
		leave: ( id ) => {
			gone.current = id;
			say( { user: id } );
		},
		menu: ( node, anchor ) => ask( { kind: 'menu', node, anchor } ),
	} );

	function choose( node: Node, deed: Deed ) {
		if ( deed === 'top' ) {
			const from = managerOf( chart, node.id );
			void moving.move( { person: node, from, to: null } );
		} else {
			ask(
				deed === 'team'
					? { kind: 'team', node }
					: { kind: 'manager', people: [ node ] }
			);
		}
	}

	const way = useMemo(
		() => new Set( marked === null ? [] : wayTo( chart, marked ) ),
		[ chart, marked ]
	);
	const props: Omit< BranchProps, 'isTree' > = {
		chart,
		busy,
		current,
		marked,
		way,
		isWide,
		controls,
	};
	const draggedManager =
		dragged === null ? null : managerOf( chart, dragged );
	return (
		<div className="svc-chart">
			<ProblemsPanel
				chart={ chart }
				damage={ damage }
				goTo={ ( id ) => void goTo( id ) }
				choose={ ( people ) => ask( { kind: 'manager', people } ) }
			/>
			<Tools
				view={ address.view }
				onView={ ( view ) => say( { view } ) }
				goTo={ ( id ) => void goTo( id ) }
			/>
			{ draggedManager && (
				<div className="svc-chart__zone" data-user="0">
					{ __( 'Drop here for no manager', 'svc' ) }
				</div>
			) }
			<div
				className={ `svc-chart__frame is-${ address.view }` }
				ref={ frame }
			>
				{ address.view === 'tree' ? (
					<Tree
						{ ...props }
						open={ ( ids ) => ids.forEach( controls.toggle ) }
						close={ ( id ) => company.close( id ) }
						enter={ enter }
					/>
				) : (
					<List { ...props } />
				) }
			</div>
			{ address.view === 'tree' && (
				<p className="svc-chart__keys">
					{ __(
						'Drag somebody onto their new manager, or use the menu of their card. By keyboard: arrow keys move and open, letters look for a name, Enter opens the person, Shift+F10 shows what can be done. The list has the same as links and buttons.',
						'svc'
					) }
				</p>
			) }
			{ question?.kind === 'menu' && (
				<PersonMenu
					node={ question.node }
					hasManager={ managerOf( chart, question.node.id ) !== null }
					anchor={ question.anchor }
					close={ () => ask( null ) }
					choose={ ( deed ) => choose( question.node, deed ) }
					enter={ () => enter( question.node.id ) }
				/>
			) }
			{ question?.kind === 'manager' && (
				<ChangeManager
					people={ question.people }
					from={ managerOf( chart, question.people[ 0 ]!.id ) }
					close={ () => ask( null ) }
					onMoved={ ( all ) => void moving.settle( all ) }
					undo={ ( done ) => void moving.undo( done ) }
				/>
			) }
			{ question?.kind === 'team' && (
				<MoveTeam
					manager={ question.node }
					close={ () => ask( null ) }
					onMoved={ ( all ) => void moving.settle( all ) }
					undo={ ( done ) => void moving.undo( done ) }
				/>
			) }
		</div>
	);
}
