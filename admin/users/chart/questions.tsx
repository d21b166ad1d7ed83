import type { Chart, Node } from './data/chart';
import { managerOf } from './data/chart';
import { ChangeManager, MoveTeam } from './moving/dialogs';
import type { Moving } from './moving/use-moving';
import { PersonMenu } from './person-menu';

/** The menu or the dialog that is open. */
export type Question =
	| { kind: 'menu'; node: Node; anchor: Element }
	| { kind: 'manager'; people: Node[] }
	| { kind: 'team'; node: Node };

interface Props {
	question: Question;
	setQuestion: ( question: Question | null ) => void;
	chart: Chart;
	moving: Moving;
	openPerson: ( id: number ) => void;
}

export function Questions( {
	question,
	setQuestion,
	chart,
	moving,
	openPerson,
}: Props ) {
	const close = () => setQuestion( null );
	const dialog = {
		close,
		onMoved: moving.settle,
		undo: moving.undo,
	};
	switch ( question.kind ) {
		case 'menu': {
			const { node, anchor } = question;
			const manager = managerOf( chart, node.id );
			return (
				<PersonMenu
					node={ node }
					hasManager={ manager !== null }
					anchor={ anchor }
					close={ close }
					openPerson={ () => openPerson( node.id ) }
					onChoose={ ( action ) => {
						switch ( action ) {
							case 'top':
								return void moving.move( {
									person: node,
									from: manager,
									to: null,
								} );
							case 'team':
								return setQuestion( { kind: 'team', node } );
							case 'manager':
								return setQuestion( {
									kind: 'manager',
									people: [ node ],
								} );
						}
					} }
				/>
			);
		}
		case 'manager':
			return (
				<ChangeManager
					{ ...dialog }
					people={ question.people }
					from={ managerOf( chart, question.people[ 0 ]!.id ) }
				/>
			);
		case 'team':
			return <MoveTeam { ...dialog } manager={ question.node } />;
	}
}
