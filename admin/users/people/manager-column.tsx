import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { oneValue, textColumn } from '../../shared/list/columns';
import { PickPerson } from '../../shared/people/pick-person';
import type { Row } from './list';

/** The name of the manager whose reports are listed; the address has the user ID. */
export interface ManagerFilter {
	name: string;
	onPick: ( name: string ) => void;
}

/** The manager, found by search: a company may have too many for a list of choices. */
export const managerColumn = (
	userId: string,
	{ name, onPick }: ManagerFilter
): Field< Row > =>
	textColumn(
		'manager',
		__( 'Manager', 'svc' ),
		( row ) => row.manager_name ?? '',
		{
			filterBy: oneValue,
			getValueFormatted: () => name,
			render: ( { item } ) => <>{ item.manager_name }</>,
			Edit: ( { onChange } ) => (
				<PickPerson
					hideLabelFromVision
					value={ userId ? { value: userId, label: name } : null }
					onChange={ ( choice ) => {
						onPick( choice?.label ?? '' );
						onChange( {
							manager: choice?.value,
						} as Partial< Row > );
					} }
				/>
			),
		}
	);
