import { __ } from '@wordpress/i18n';
import { dayText } from '../../shared/day';
import { later } from './days';

/** The choices for the first day of the list, with the chosen day if it is none of them. */
export function sinceChoices(
	day: string,
	chosen: string
): { value: string; label: string }[] {
	const choices = [
		{ value: day, label: __( 'Today', 'svc' ) },
		{ value: later( day, -6 ), label: __( 'Last 7 days', 'svc' ) },
		{ value: later( day, -29 ), label: __( 'Last 30 days', 'svc' ) },
		{ value: later( day, -89 ), label: __( 'Last 90 days', 'svc' ) },
	];
	return chosen === '' || choices.some( ( { value } ) => value === chosen )
		? choices
		: [ ...choices, { value: chosen, label: dayText( chosen ) } ];
}
