import { BaseControl, CheckboxControl } from '@wordpress/components';

interface SeveralProps {
	label: string;
	choices: { value: string; label: string }[];
	chosen: string[];
	onChange: ( chosen: string[] ) => void;
}

/** Any of a few choices, kept in the order of the choices. */
export const Several = ( {
	label,
	choices,
	chosen,
	onChange,
}: SeveralProps ) => (
	<fieldset className="svc-several">
		<BaseControl.VisualLabel as="legend">{ label }</BaseControl.VisualLabel>
		{ choices.map( ( choice ) => (
			<CheckboxControl
				key={ choice.value }
				label={ choice.label }
				checked={ chosen.includes( choice.value ) }
				onChange={ ( isChosen ) =>
					onChange(
						choices
							.map( ( { value } ) => value )
							.filter( ( value ) =>
								value === choice.value
									? isChosen
									: chosen.includes( value )
							)
					)
				}
			/>
		) ) }
	</fieldset>
);
