import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { updateProfile } from '../../../../client/src/users/profiles.js';
import { Departments, departmentList } from '../../shared/departments';
import { transport } from '../../../shared/transport';
import { Whom, Work } from '../../../shared/list/bulk-dialog';
import type { DialogProps } from './index';

export function ChangeDepartment( props: DialogProps ) {
	const { items } = props;
	const shared = items.every(
		( { department } ) => department === items[ 0 ]?.department
	);
	const [ department, setDepartment ] = useState(
		( shared && items[ 0 ]?.department ) || ''
	);
	return (
		<Work
			{ ...props }
			verb={ __( 'Change department', 'svc' ) }
			isReady
			work={ ( { id } ) =>
				updateProfile( transport, id, {
					meta: { svc_department: department },
				} )
			}
			done={ ( count ) =>
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
		>
			<Whom items={ items } />
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Department', 'svc' ) }
				help={ __(
					'Choose one that is there, or write a new one. Empty means none.',
					'svc'
				) }
				list={ departmentList }
				maxLength={ 100 }
				value={ department }
				onChange={ setDepartment }
			/>
			<Departments />
		</Work>
	);
}
