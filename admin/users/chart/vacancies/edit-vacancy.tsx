import { Modal, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Position } from '../../../../client/src/users/intranet/position-schemas.js';
import {
	createPosition,
	updatePosition,
} from '../../../../client/src/users/intranet/positions.js';
import { NotYet } from '../../../shared/not-yet';
import { PickPerson } from '../../../shared/people/pick-person';
import type { Choice } from '../../../shared/pick';
import { transport } from '../../../shared/transport';
import { useAnswer } from '../../../shared/use-answer';
import { departmentList, Departments } from '../../shared/departments';
import { readVacancy } from '../data/read';
import { PeopleBelow } from './people-below';
import type { Vacancies } from './use-vacancies';
import { VacancyDialog } from './vacancy-dialog';

interface Props {
	/** Null for a new one. */
	position: Position | null;
	/** Null at the top. */
	manager: { id: number; name: string } | null;
	vacancies: Vacancies;
	close: () => void;
}

/** The fields of a vacancy, which are read first. */
export function KnownVacancy( {
	id,
	...props
}: Omit< Props, 'position' > & { id: number } ) {
	const { value: position, ...asked } = useAnswer( String( id ), () =>
		readVacancy( id, props.manager?.id ?? null )
	);
	return position ? (
		<EditVacancy { ...props } position={ position } />
	) : (
		<Modal
			title={ __( 'Edit vacancy', 'svc' ) }
			onRequestClose={ props.close }
		>
			<NotYet { ...asked } />
		</Modal>
	);
}

/** A new vacancy below a person, or the fields of one that is there. */
export function EditVacancy( { position, manager, vacancies, close }: Props ) {
	const [ title, setTitle ] = useState( position?.title ?? '' );
	const [ department, setDepartment ] = useState(
		position?.department ?? ''
	);
	const [ choice, setChoice ] = useState< Choice | null >(
		manager && { value: String( manager.id ), label: manager.name }
	);
	const [ below, setBelow ] = useState< readonly number[] >(
		position?.report_ids ?? []
	);
	const managerId = choice ? Number( choice.value ) : null;
	const fields = {
		title,
		department,
		reports_to: managerId,
		report_ids: [ ...below ],
	};
	return (
		<VacancyDialog
			title={
				position
					? __( 'Edit vacancy', 'svc' )
					: __( 'Add vacancy', 'svc' )
			}
			label={
				position ? __( 'Save', 'svc' ) : __( 'Add vacancy', 'svc' )
			}
			isReady={ title.trim() !== '' }
			close={ close }
			run={ async () => {
				const { body } = await ( position
					? updatePosition( transport, position.id, fields )
					: createPosition( transport, fields ) );
				return () => vacancies.show( body, manager?.id ?? null );
			} }
		>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Job title', 'svc' ) }
				value={ title }
				onChange={ setTitle }
				required
				maxLength={ 150 }
				dir="auto"
			/>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Department', 'svc' ) }
				value={ department }
				onChange={ setDepartment }
				maxLength={ 100 }
				list={ departmentList }
				autoComplete="off"
				dir="auto"
			/>
			<Departments />
			<PickPerson
				value={ choice }
				onChange={ ( next ) => {
					setChoice( next );
					setBelow( [] );
				} }
				help={ __( 'Leave empty for a vacancy at the top.', 'svc' ) }
			/>
			<PeopleBelow
				managerId={ managerId }
				chosen={ below }
				onChange={ setBelow }
			/>
		</VacancyDialog>
	);
}
