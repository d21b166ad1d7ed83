import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { updateProfile } from '../../../../client/src/users/profiles.js';
import { Departments, departmentList } from '../../shared/departments';
import { Names } from '../../../shared/list/names';
import type { ActionProps } from '../../../shared/list/use-bulk';
import { fullName } from '../../../shared/people/names';
import { transport } from '../../../shared/transport';
import { PeopleDialog } from '../../shared/people-dialog';
import type { Row } from '../list';
import { changeBack } from './change-back';

const setDepartmentOf = ( { id }: Row, department: string ) =>
	updateProfile( transport, id, { meta: { svc_department: department } } );

export function ChangeDepartment( props: ActionProps< Row > ) {
	const { items } = props;
	const shared = items.every(
		( { department } ) => department === items[ 0 ]?.department
	);
	const [ department, setDepartment ] = useState(
		( shared && items[ 0 ]?.department ) || ''
	);
	return (
		<PeopleDialog
			{ ...props }
			label={ __( 'Change department', 'svc' ) }
			isReady
			run={ ( row ) => setDepartmentOf( row, department ) }
			doneText={ ( count ) =>
				sprintf(
					/* translators: %d: how many people. */
					_n(
						'Department of %d person changed.',
						'Department of %d people changed.',
						count,
						'svc'
					),
					count
				)
			}
			undo={ ( done ) =>
				void changeBack(
					done,
					( row ) => setDepartmentOf( row, row.department ?? '' ),
					__( 'Departments restored.', 'svc' ),
					props.onChanged
				)
			}
		>
			<Names names={ items.map( fullName ) } />
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Department', 'svc' ) }
				help={ __(
					'Choose a department or enter a new one. Leave empty for no department.',
					'svc'
				) }
				list={ departmentList }
				maxLength={ 100 }
				value={ department }
				onChange={ setDepartment }
			/>
			<Departments />
		</PeopleDialog>
	);
}
