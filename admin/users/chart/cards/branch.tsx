import { Button } from '@wordpress/components';
import { Card, type Controls } from './card';
import { isOpen, type Chart, type Direction } from '../data/chart';
import { moreText } from './more-text';
import { keyOf, shownOf, type Row } from '../data/rows';
import { dottedText, isVacancy } from '../data/vacancies';

export interface BranchProps {
	chart: Chart;
	busy: ReadonlySet< number >;
	isTree: boolean;
	/** The key of the row that Tab moves to, in a tree. */
	current: string;
	/** The person who was searched for. */
	marked: number | null;
	/** From the root down to that person. */
	way: ReadonlySet< number >;
	/** Whether the first level is shown side by side. */
	isWide: boolean;
	controls: Controls & {
		more: ( id: number, direction: Direction ) => void;
		select: ( key: string ) => void;
	};
}

interface Props extends BranchProps {
	id: number;
	level: number;
	position?: Row[ 'position' ];
}

/** A person with the open teams below. */
export function Branch( props: Props ) {
	const { chart, id, level, isTree, isWide, marked, way } = props;
	const node = chart.people.get( id );
	if ( ! node ) {
		return null;
	}
	const open = isOpen( chart, id );
	const isOnWay = marked !== null && way.has( id );
	return (
		<li
			className={ `svc-chart__item${ isOnWay ? ' is-way' : '' }` }
			{ ...( isTree && { role: 'none' } ) }
		>
			<div
				id={ keyOf( id ) }
				className={ `svc-chart__card${ isVacancy( node ) ? ' is-vacant' : '' }` }
				// Vacancies are neither dragged nor dropped on.
				{ ...( ! isVacancy( node ) && { 'data-user': id } ) }
				{ ...( marked === id && { 'aria-current': true } ) }
				{ ...( isTree && {
					role: 'treeitem',
					tabIndex: keyOf( id ) === props.current ? 0 : -1,
					...treeItem( props, open ),
				} ) }
			>
				<Card
					node={ node }
					dotted={ dottedText( chart, node ) }
					isOpen={ open }
					isBusy={ props.busy.has( id ) }
					isTree={ isTree }
					controls={ props.controls }
				/>
			</div>
			{ open && (
				<ul
					className={ `svc-chart__group ${ level === 1 && isWide ? 'is-row' : 'is-stack' }` }
					{ ...( isTree && { role: 'group' } ) }
				>
					<Reports { ...props } />
				</ul>
			) }
		</li>
	);
}

function Reports( props: Props ) {
	const { chart, id, level } = props;
	const { ids, from, total } = shownOf( chart, id );
	return (
		<>
			{ from > 0 && <More { ...props } direction="before" /> }
			{ ids.map( ( one, index ) => (
				<Branch
					{ ...props }
					key={ one }
					id={ one }
					level={ level + 1 }
					position={ { at: from + index + 1, of: total } }
				/>
			) ) }
			{ from + ids.length < total && (
				<More { ...props } direction="after" />
			) }
		</>
	);
}

function More( {
	direction,
	...props
}: Props & {
	direction: Direction;
} ) {
	const { chart, id, level, isTree, controls } = props;
	const key = keyOf( id, direction );
	const text = moreText( chart, id, direction );
	const go = () => controls.more( id, direction );
	if ( ! isTree ) {
		return (
			<li className="svc-chart__item">
				<Button id={ key } variant="secondary" onClick={ go }>
					{ text }
				</Button>
			</li>
		);
	}
	return (
		<li className="svc-chart__item" role="none">
			{ /* The tree handles the keys. */ }
			{ /* eslint-disable-next-line jsx-a11y/click-events-have-key-events */ }
			<div
				id={ key }
				role="treeitem"
				tabIndex={ key === props.current ? 0 : -1 }
				className="svc-chart__card svc-chart__more"
				onClick={ go }
				{ ...treeItem( { ...props, level: level + 1, key }, null ) }
			>
				{ text }
			</div>
		</li>
	);
}

/** ARIA attributes of a row. The card is the tree item and not its list item, whose name would include all reports. */
const treeItem = (
	{
		id,
		level,
		position,
		busy,
		controls,
		key = keyOf( id ),
	}: Omit< Props, 'position' > & {
		position?: Row[ 'position' ] | undefined;
		key?: string;
	},
	open: boolean | null
) => ( {
	'aria-level': level,
	...( position && {
		'aria-posinset': position.at,
		'aria-setsize': position.of,
	} ),
	...( open !== null && { 'aria-expanded': open } ),
	...( busy.has( id ) && { 'aria-busy': true } ),
	onFocus: () => controls.select( key ),
} );
