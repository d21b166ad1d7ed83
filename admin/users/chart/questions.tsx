import type { Chart, Node } from './data/chart';
import { managerOf } from './data/chart';
import { ChangeManager, MoveTeam } from './moving/dialogs';
import type { Person } from './moving/move';
import type { Moving } from './moving/use-moving';
import { isVacancy } from './data/vacancies';
import { PersonMenu } from './person-menu';
import { EditVacancy, KnownVacancy } from './vacancies/edit-vacancy';
import { FillVacancy } from './vacancies/fill-vacancy';
import type { Vacancies } from './vacancies/use-vacancies';
import { VacancyMenu } from './vacancies/vacancy-menu';

/** The menu or the dialog that is open. */
export type Question =
	| { kind: 'menu'; node: Node; anchor: Element }
	| { kind: 'manager'; people: Person[]; from: Person | null }
	| { kind: 'team'; node: Node }
	| { kind: 'new-vacancy'; manager: Node }
	| { kind: 'vacancy'; node: Node }
	| { kind: 'fill'; node: Node };

interface Props {
	question: Question;
	setQuestion: ( question: Question | null ) => void;
	chart: Chart;
	moving: Moving;
	vacancies: Vacancies;
	openPerson: ( id: number ) => void;
}

export function Questions( {
	question,
	setQuestion,
	chart,
	moving,
	vacancies,
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
			if ( isVacancy( node ) ) {
				return (
					<VacancyMenu
						node={ node }
						anchor={ anchor }
						close={ close }
						onChoose={ ( action ) => {
							switch ( action ) {
								case 'edit':
									return setQuestion( {
										kind: 'vacancy',
										node,
									} );
								case 'fill':
									return setQuestion( {
										kind: 'fill',
										node,
									} );
								case 'delete':
									return void vacancies.remove(
										node.id,
										manager?.id ?? null
									);
							}
						} }
					/>
				);
			}
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
							case 'vacancy':
								return setQuestion( {
									kind: 'new-vacancy',
									manager: node,
								} );
							case 'manager':
								return setQuestion( {
									kind: 'manager',
									people: [ node ],
									from: manager,
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
					from={ question.from }
				/>
			);
		case 'team':
			return <MoveTeam { ...dialog } manager={ question.node } />;
		case 'new-vacancy':
			return (
				<EditVacancy
					position={ null }
					manager={ question.manager }
					vacancies={ vacancies }
					close={ close }
				/>
			);
		case 'vacancy':
			return (
				<KnownVacancy
					id={ question.node.id }
					manager={ managerOf( chart, question.node.id ) }
					vacancies={ vacancies }
					close={ close }
				/>
			);
		case 'fill':
			return (
				<FillVacancy
					node={ question.node }
					manager={ managerOf( chart, question.node.id ) }
					vacancies={ vacancies }
					close={ close }
				/>
			);
	}
}
